#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

/// Begins to count the allocations of this thread, from nothing.
void allocation_counter_start(void);

/// Stops counting, and returns the number of allocations of this thread since the start; negative under a sanitizer,
/// whose allocator cannot be counted.
long allocation_counter_stop(void);

#endif
