#include "CPulse.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                       \
  F(int, pa_context_connect,                                                                               \
    (pa_context *c, const char *server, pa_context_flags_t flags, const pa_spawn_api *api),                \
    (c, server, flags, api))                                                                               \
  F(void, pa_context_disconnect, (pa_context *c), (c))                                                     \
  F(int, pa_context_errno, (const pa_context *c), (c))                                                     \
  F(pa_operation *, pa_context_get_sink_info_by_name,                                                      \
    (pa_context *c, const char *name, pa_sink_info_cb_t done, void *user), (c, name, done, user))          \
  F(pa_operation *, pa_context_get_source_info_by_name,                                                    \
    (pa_context *c, const char *name, pa_source_info_cb_t done, void *user), (c, name, done, user))        \
  F(pa_operation *, pa_context_get_source_info_list,                                                       \
    (pa_context *c, pa_source_info_cb_t done, void *user), (c, done, user))                                \
  F(pa_context_state_t, pa_context_get_state, (const pa_context *c), (c))                                  \
  F(pa_context *, pa_context_new_with_proplist,                                                            \
    (pa_mainloop_api *api, const char *name, const pa_proplist *list), (api, name, list))                  \
  F(pa_time_event *, pa_context_rttime_new,                                                                \
    (const pa_context *c, pa_usec_t time, pa_time_event_cb_t came, void *user), (c, time, came, user))     \
  F(void, pa_context_rttime_restart, (const pa_context *c, pa_time_event *e, pa_usec_t time), (c, e, time)) \
  F(void, pa_context_set_state_callback, (pa_context *c, pa_context_notify_cb_t changed, void *user),      \
    (c, changed, user))                                                                                    \
  F(void, pa_context_unref, (pa_context *c), (c))                                                          \
  F(size_t, pa_frame_size, (const pa_sample_spec *spec), (spec))                                           \
  F(void, pa_operation_cancel, (pa_operation *o), (o))                                                     \
  F(pa_operation_state_t, pa_operation_get_state, (const pa_operation *o), (o))                            \
  F(void, pa_operation_unref, (pa_operation *o), (o))                                                      \
  F(void, pa_proplist_free, (pa_proplist *list), (list))                                                   \
  F(pa_proplist *, pa_proplist_new, (void), ())                                                            \
  F(const char *, pa_proplist_gets, (const pa_proplist *list, const char *key), (list, key))               \
  F(int, pa_proplist_sets, (pa_proplist *list, const char *key, const char *value), (list, key, value))    \
  F(pa_usec_t, pa_rtclock_now, (void), ())                                                                 \
  F(int, pa_stream_begin_write, (pa_stream *s, void **data, size_t *size), (s, data, size))                \
  F(int, pa_stream_cancel_write, (pa_stream *s), (s))                                                      \
  F(int, pa_stream_connect_playback,                                                                       \
    (pa_stream *s, const char *sink, const pa_buffer_attr *buffer, pa_stream_flags_t flags,                \
     const pa_cvolume *volume, pa_stream *with),                                                           \
    (s, sink, buffer, flags, volume, with))                                                                \
  F(int, pa_stream_connect_record,                                                                         \
    (pa_stream *s, const char *source, const pa_buffer_attr *buffer, pa_stream_flags_t flags),             \
    (s, source, buffer, flags))                                                                            \
  F(pa_operation *, pa_stream_cork, (pa_stream *s, int corks, pa_stream_success_cb_t done, void *user),    \
    (s, corks, done, user))                                                                                \
  F(int, pa_stream_disconnect, (pa_stream *s), (s))                                                        \
  F(pa_operation *, pa_stream_drain, (pa_stream *s, pa_stream_success_cb_t done, void *user),              \
    (s, done, user))                                                                                       \
  F(int, pa_stream_drop, (pa_stream *s), (s))                                                              \
  F(pa_operation *, pa_stream_flush, (pa_stream *s, pa_stream_success_cb_t done, void *user),              \
    (s, done, user))                                                                                       \
  F(const char *, pa_stream_get_device_name, (const pa_stream *s), (s))                                    \
  F(pa_stream_state_t, pa_stream_get_state, (const pa_stream *s), (s))                                     \
  F(int, pa_stream_get_time, (pa_stream *s, pa_usec_t *time), (s, time))                                   \
  F(const pa_timing_info *, pa_stream_get_timing_info, (pa_stream *s), (s))                                \
  F(int, pa_stream_is_suspended, (const pa_stream *s), (s))                                                \
  F(pa_stream *, pa_stream_new_with_proplist,                                                              \
    (pa_context *c, const char *name, const pa_sample_spec *spec, const pa_channel_map *map, pa_proplist *list), \
    (c, name, spec, map, list))                                                                            \
  F(int, pa_stream_peek, (pa_stream *s, const void **data, size_t *size), (s, data, size))                 \
  F(size_t, pa_stream_readable_size, (const pa_stream *s), (s))                                            \
  F(pa_operation *, pa_stream_set_buffer_attr,                                                             \
    (pa_stream *s, const pa_buffer_attr *buffer, pa_stream_success_cb_t done, void *user),                 \
    (s, buffer, done, user))                                                                               \
  F(void, pa_stream_set_event_callback, (pa_stream *s, pa_stream_event_cb_t came, void *user),             \
    (s, came, user))                                                                                       \
  F(void, pa_stream_set_moved_callback, (pa_stream *s, pa_stream_notify_cb_t moved, void *user),           \
    (s, moved, user))                                                                                      \
  F(pa_operation *, pa_stream_set_name,                                                                    \
    (pa_stream *s, const char *name, pa_stream_success_cb_t done, void *user), (s, name, done, user))      \
  F(void, pa_stream_set_read_callback, (pa_stream *s, pa_stream_request_cb_t has, void *user),             \
    (s, has, user))                                                                                        \
  F(void, pa_stream_set_state_callback, (pa_stream *s, pa_stream_notify_cb_t changed, void *user),         \
    (s, changed, user))                                                                                    \
  F(void, pa_stream_set_suspended_callback, (pa_stream *s, pa_stream_notify_cb_t changed, void *user),     \
    (s, changed, user))                                                                                    \
  F(void, pa_stream_set_underflow_callback, (pa_stream *s, pa_stream_notify_cb_t dry, void *user),         \
    (s, dry, user))                                                                                        \
  F(void, pa_stream_set_write_callback, (pa_stream *s, pa_stream_request_cb_t wants, void *user),          \
    (s, wants, user))                                                                                      \
  F(void, pa_stream_unref, (pa_stream *s), (s))                                                            \
  F(pa_operation *, pa_stream_update_timing_info, (pa_stream *s, pa_stream_success_cb_t done, void *user), \
    (s, done, user))                                                                                       \
  F(size_t, pa_stream_writable_size, (const pa_stream *s), (s))                                            \
  F(int, pa_stream_write,                                                                                  \
    (pa_stream *s, const void *data, size_t size, pa_free_cb_t free, int64_t offset, pa_seek_mode_t seek), \
    (s, data, size, free, offset, seek))                                                                   \
  F(const char *, pa_strerror, (int error), (error))                                                       \
  F(void, pa_threaded_mainloop_free, (pa_threaded_mainloop *m), (m))                                       \
  F(pa_mainloop_api *, pa_threaded_mainloop_get_api, (pa_threaded_mainloop *m), (m))                       \
  F(void, pa_threaded_mainloop_lock, (pa_threaded_mainloop *m), (m))                                       \
  F(pa_threaded_mainloop *, pa_threaded_mainloop_new, (void), ())                                          \
  F(void, pa_threaded_mainloop_signal, (pa_threaded_mainloop *m, int waits), (m, waits))                   \
  F(int, pa_threaded_mainloop_start, (pa_threaded_mainloop *m), (m))                                       \
  F(void, pa_threaded_mainloop_stop, (pa_threaded_mainloop *m), (m))                                       \
  F(void, pa_threaded_mainloop_unlock, (pa_threaded_mainloop *m), (m))                                     \
  F(void, pa_threaded_mainloop_wait, (pa_threaded_mainloop *m), (m))

CLOADER_NOTE(cpulse_load, "libpulse.so.0", "sound", "output and recording", "recommended")
CLOADER_LIBRARY(cpulse_load, "libpulse.so.0", FUNCTIONS)
