#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "CNcurses.h"

// All that a handler needs is here before it can be called, and does not change afterwards.
static struct termios saved;
static char ending[512];
static size_t ending_length;
static int bell = -1;
static atomic_bool is_taken;

void cncurses_give_back(void) {
  if (!atomic_exchange(&is_taken, false)) return;
  for (size_t done = 0; done < ending_length;) {
    ssize_t count = write(STDOUT_FILENO, ending + done, ending_length - done);
    if (count <= 0) break;
    done += (size_t)count;
  }
  tcsetattr(STDIN_FILENO, TCSANOW, &saved);
}

void cncurses_take(void) { atomic_store(&is_taken, true); }

static void crashed(int number) {
  cncurses_give_back();
  // The handler is gone by now: the signal kills.
  raise(number);
}

static void ring(int number) {
  char byte = number == SIGWINCH ? 'w' : number == SIGTSTP ? 't' : 'c';
  ssize_t ignored = write(bell, &byte, 1);
  (void)ignored;
}

static void catch(int number, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void cncurses_guard(const char *text, int descriptor) {
  static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT, SIGSYS};
  static const int told[] = {SIGWINCH, SIGTSTP, SIGCONT};
  tcgetattr(STDIN_FILENO, &saved);
  ending_length = strnlen(text, sizeof ending);
  memcpy(ending, text, ending_length);
  bell = descriptor;
  cncurses_take();
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) catch(fatal[i], crashed, SA_RESETHAND | SA_NODEFER);
  for (size_t i = 0; i < sizeof told / sizeof *told; i++) catch(told[i], ring, SA_RESTART);
  atexit(cncurses_give_back);
}

void cncurses_tell_stops(int descriptor) {
  if (descriptor >= 0) bell = descriptor;
  catch(SIGTSTP, descriptor < 0 ? SIG_DFL : ring, SA_RESTART);
  catch(SIGCONT, descriptor < 0 ? SIG_DFL : ring, SA_RESTART);
}

void cncurses_stop(void) {
  struct sigaction ours, usual = {.sa_handler = SIG_DFL};
  sigset_t stop, before;
  sigemptyset(&usual.sa_mask);
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigaction(SIGTSTP, &usual, &ours);
  pthread_sigmask(SIG_UNBLOCK, &stop, &before);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}
