#include "CNcurses.h"

#include "CLoader.h"

#define FUNCTIONS(F)                                                                                \
  F(SCREEN *, newterm, (const char *type, FILE *out, FILE *in), (type, out, in))                    \
  F(int, endwin, (void), ())                                                                        \
  F(void, delscreen, (SCREEN * screen), (screen))                                                   \
  F(int, raw, (void), ())                                                                           \
  F(int, nonl, (void), ())                                                                          \
  F(int, noecho, (void), ())                                                                        \
  F(int, set_escdelay, (int milliseconds), (milliseconds))                                          \
  F(int, start_color, (void), ())                                                                   \
  F(bool, has_colors, (void), ())                                                                   \
  F(int, assume_default_colors, (int front, int back), (front, back))                               \
  F(int, init_pair, (short pair, short front, short back), (pair, front, back))                     \
  F(int, define_key, (const char *sequence, int key), (sequence, key))                              \
  F(int, curs_set, (int visibility), (visibility))                                                  \
  F(WINDOW *, newwin, (int rows, int columns, int row, int column), (rows, columns, row, column))   \
  F(int, keypad, (WINDOW * window, bool has), (window, has))                                        \
  F(int, nodelay, (WINDOW * window, bool is), (window, is))                                         \
  F(int, wget_wch, (WINDOW * window, wint_t *key), (window, key))                                   \
  F(int, wattr_set, (WINDOW * window, attr_t attributes, short pair, void *more),                   \
    (window, attributes, pair, more))                                                               \
  F(int, waddnwstr, (WINDOW * window, const wchar_t *text, int count), (window, text, count))       \
  F(int, wmove, (WINDOW * window, int row, int column), (window, row, column))                      \
  F(int, wclrtoeol, (WINDOW * window), (window))                                                    \
  F(int, werase, (WINDOW * window), (window))                                                       \
  F(int, wredrawln, (WINDOW * window, int row, int count), (window, row, count))                    \
  F(int, clearok, (WINDOW * window, bool is), (window, is))                                         \
  F(int, wnoutrefresh, (WINDOW * window), (window))                                                 \
  F(int, doupdate, (void), ())                                                                      \
  F(int, resizeterm, (int rows, int columns), (rows, columns))                                      \
  F(int, wresize, (WINDOW * window, int rows, int columns), (window, rows, columns))                \
  F(int, getmaxx, (const WINDOW *window), (window))                                                 \
  F(int, getmaxy, (const WINDOW *window), (window))                                                 \
  F(mmask_t, mousemask, (mmask_t mask, mmask_t *before), (mask, before))                            \
  F(int, mouseinterval, (int milliseconds), (milliseconds))                                         \
  F(int, getmouse, (MEVENT *event), (event))                                                        \
  F(const char *, curses_version, (void), ())                                                       \
  F(int, tigetnum, (const char *name), (name))                                                      \
  F(char *, tigetstr, (const char *name), (name))

CLOADER_NOTE(cncurses_load, "libncursesw.so.6", "terminal", "full screens", "recommended")
CLOADER_LIBRARY(cncurses_load, "libncursesw.so.6", FUNCTIONS)

SCREEN *cncurses_begin(void) { return newterm(NULL, stdout, stdin); }
