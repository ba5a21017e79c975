#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

/// From now on what this thread allocates is counted, from nothing.
void allocation_counter_start(void);

/// How often this thread has allocated since; stops counting. Negative where the allocator is a sanitizer's, which we
/// cannot stand before.
long allocation_counter_stop(void);

#endif
