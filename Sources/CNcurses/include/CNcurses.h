#ifndef CNCURSES_H
#define CNCURSES_H

// The wide functions, and functions instead of macros: what the header declares then is what libncursesw.so.6 exports,
// whichever 6 it is, as long as nobody looks inside its structures.
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>

/// Loads libncursesw; returns NULL, or why it cannot be had. Any thread; before any other function of it.
const char *cncurses_load(void);

/// Takes standard input and output for the terminal that TERM names; NULL where none is known by that name.
SCREEN *cncurses_begin(void);

// Attributes and answers that are macros of expressions.
static const attr_t cncurses_bold = A_BOLD;
static const attr_t cncurses_dim = A_DIM;
static const attr_t cncurses_reverse = A_REVERSE;
static const attr_t cncurses_underline = A_UNDERLINE;
static const mmask_t cncurses_left_pressed = BUTTON1_PRESSED;
static const mmask_t cncurses_wheel_up = BUTTON4_PRESSED;
static const mmask_t cncurses_wheel_down = BUTTON5_PRESSED;
static const int cncurses_key_code = KEY_CODE_YES;
static const int cncurses_error = ERR;

/// Remembers how the terminal is, and has it given back when the program ends without a word: by a fatal signal in
/// whichever thread, or by exit(). `ending` is written to the terminal then. One thread, before the terminal is changed.
///
/// SIGWINCH, SIGTSTP and SIGCONT write a byte to `bell` from now on: 'w', 't' and 'c'.
void cncurses_guard(const char *ending, int bell);

/// Gives the terminal back, at once; a second call does nothing. Any thread, also in a signal's handler.
void cncurses_give_back(void);

/// The terminal is ours again, and is to be given back once more.
void cncurses_take(void);

/// Writes 't' and 'c' to `bell` at SIGTSTP and SIGCONT, for a caller that reads keys without a screen; -1 restores what
/// the signals do by themselves.
void cncurses_tell_stops(int bell);

/// Stops the program as SIGTSTP does by itself; returns when it goes on, at once where nobody could let it go on.
void cncurses_stop(void);

#endif
