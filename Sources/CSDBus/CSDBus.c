#define _GNU_SOURCE
#include "CSDBus.h"

#include <fcntl.h>
#include <unistd.h>

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                                  \
  F(int, sd_bus_new, (sd_bus **bus), (bus))                                                                           \
  F(int, sd_bus_set_address, (sd_bus *bus, const char *address), (bus, address))                                      \
  F(int, sd_bus_set_bus_client, (sd_bus *bus, int is_client), (bus, is_client))                                       \
  F(int, sd_bus_start, (sd_bus *bus), (bus))                                                                          \
  F(int, sd_bus_is_ready, (sd_bus *bus), (bus))                                                                       \
  F(int, sd_bus_flush, (sd_bus *bus), (bus))                                                                          \
  F(sd_bus *, sd_bus_close_unref, (sd_bus *bus), (bus))                                                               \
  F(int, sd_bus_get_fd, (sd_bus *bus), (bus))                                                                         \
  F(int, sd_bus_get_events, (sd_bus *bus), (bus))                                                                     \
  F(int, sd_bus_get_timeout, (sd_bus *bus, uint64_t *microseconds), (bus, microseconds))                              \
  F(int, sd_bus_process, (sd_bus *bus, sd_bus_message **message), (bus, message))                                     \
  F(int, sd_bus_add_object,                                                                                           \
    (sd_bus *bus, sd_bus_slot **slot, const char *path, sd_bus_message_handler_t callback, void *userdata),           \
    (bus, slot, path, callback, userdata))                                                                            \
  F(int, sd_bus_add_match_async,                                                                                      \
    (sd_bus *bus, sd_bus_slot **slot, const char *match, sd_bus_message_handler_t callback,                           \
     sd_bus_message_handler_t installed, void *userdata),                                                             \
    (bus, slot, match, callback, installed, userdata))                                                                \
  F(int, sd_bus_send, (sd_bus *bus, sd_bus_message *message, uint64_t *cookie), (bus, message, cookie))               \
  F(int, sd_bus_call_async,                                                                                           \
    (sd_bus *bus, sd_bus_slot **slot, sd_bus_message *message, sd_bus_message_handler_t callback, void *userdata,     \
     uint64_t microseconds),                                                                                          \
    (bus, slot, message, callback, userdata, microseconds))                                                           \
  F(int, sd_bus_message_new_signal,                                                                                   \
    (sd_bus *bus, sd_bus_message **message, const char *path, const char *interface, const char *member),             \
    (bus, message, path, interface, member))                                                                          \
  F(int, sd_bus_message_new_method_call,                                                                              \
    (sd_bus *bus, sd_bus_message **message, const char *destination, const char *path, const char *interface,         \
     const char *member),                                                                                             \
    (bus, message, destination, path, interface, member))                                                             \
  F(int, sd_bus_message_new_method_return, (sd_bus_message *call, sd_bus_message **message), (call, message))         \
  F(int, sd_bus_message_new_method_error, (sd_bus_message *call, sd_bus_message **message, const sd_bus_error *error), \
    (call, message, error))                                                                                           \
  F(sd_bus_message *, sd_bus_message_ref, (sd_bus_message *message), (message))                                       \
  F(sd_bus_message *, sd_bus_message_unref, (sd_bus_message *message), (message))                                     \
  F(int, sd_bus_message_get_expect_reply, (sd_bus_message *message), (message))                                       \
  F(const char *, sd_bus_message_get_signature, (sd_bus_message *message, int complete), (message, complete))         \
  F(const char *, sd_bus_message_get_path, (sd_bus_message *message), (message))                                      \
  F(const char *, sd_bus_message_get_interface, (sd_bus_message *message), (message))                                 \
  F(const char *, sd_bus_message_get_member, (sd_bus_message *message), (message))                                    \
  F(const sd_bus_error *, sd_bus_message_get_error, (sd_bus_message *message), (message))                             \
  F(int, sd_bus_message_append_basic, (sd_bus_message *message, char type, const void *value), (message, type, value)) \
  F(int, sd_bus_message_open_container, (sd_bus_message *message, char type, const char *contents),                   \
    (message, type, contents))                                                                                        \
  F(int, sd_bus_message_close_container, (sd_bus_message *message), (message))                                        \
  F(int, sd_bus_message_read_basic, (sd_bus_message *message, char type, void *value), (message, type, value))        \
  F(int, sd_bus_message_skip, (sd_bus_message *message, const char *types), (message, types))                         \
  F(int, sd_bus_message_enter_container, (sd_bus_message *message, char type, const char *contents),                  \
    (message, type, contents))                                                                                        \
  F(int, sd_bus_message_exit_container, (sd_bus_message *message), (message))                                         \
  F(int, sd_bus_message_peek_type, (sd_bus_message *message, char *type, const char **contents),                      \
    (message, type, contents))

CLOADER_NOTE(csdbus_load, "libsystemd.so.0", "desktop", "media keys, notifications, timers", "recommended")
CLOADER_LIBRARY(csdbus_load, "libsystemd.so.0", FUNCTIONS)

int csdbus_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }

void csdbus_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }
