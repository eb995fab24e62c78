// Runs commands in turn, many times, and prints what each took.
//
//   measure RUNS COMMAND [-- COMMAND]...
//
// A command is NAME=VALUE words for its environment, then +LINE words that a shell runs before
// each of its runs, outside the measure, then the program and its arguments. What it writes goes
// nowhere; after the word 2> its complaints go nowhere too. Commands take turns, so that whatever
// else the machine does falls on all of them; the first round only warms up.
//
// A line per command: the median wall time and the median processor time (user and system), in
// milliseconds, and the most memory that it held, in kibibytes.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { COMMANDS = 16, WORDS = 64 };

struct command {
  char *words[WORDS];
  double *wall, *processor;
  long memory;
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, ascending);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

// Runs a command once and keeps what it took as the result of a round, or of none.
static void run(struct command *command, int round) {
  char **word = command->words;
  char *variables[512];
  int count = 0;
  for (; *word && strchr(*word, '=') && **word != '+'; word++) variables[count++] = *word;
  int own = count;
  for (char **inherited = environ; *inherited && count < 511; inherited++) {
    int replaced = 0;
    for (int i = 0; i < own; i++)
      replaced |= !strncmp(variables[i], *inherited, strchr(variables[i], '=') - variables[i] + 1);
    if (!replaced) variables[count++] = *inherited;
  }
  variables[count] = NULL;
  for (; *word && **word == '+'; word++)
    if (system(*word + 1) != 0) exit(2);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  if (*word && !strcmp(*word, "2>")) {
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    word++;
  }
  pid_t child;
  struct rusage usage;
  int status;
  double start = now();
  int failure = posix_spawnp(&child, *word, &actions, NULL, word, variables);
  if (failure) {
    fprintf(stderr, "measure: %s: %s\n", *word, strerror(failure));
    exit(2);
  }
  while (wait4(child, &status, 0, &usage) == -1 && errno == EINTR) {}
  double end = now();
  posix_spawn_file_actions_destroy(&actions);
  if (status != 0) {
    fprintf(stderr, "measure: %s failed with status %d\n", *word, WEXITSTATUS(status));
    exit(2);
  }
  if (round < 0) return;
  command->wall[round] = end - start;
  command->processor[round] = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
  if (usage.ru_maxrss > command->memory) command->memory = usage.ru_maxrss;
}

int main(int argc, char **argv) {
  static struct command commands[COMMANDS];
  int runs = argc > 2 ? atoi(argv[1]) : 0, count = 0, words = 0;
  if (runs < 1) {
    fputs("usage: measure RUNS COMMAND [-- COMMAND]...\n", stderr);
    return 2;
  }
  for (int i = 2; i < argc; i++) {
    if (!strcmp(argv[i], "--") && count < COMMANDS - 1) {
      count++;
      words = 0;
    } else if (words < WORDS - 1) {
      commands[count].words[words++] = argv[i];
    }
  }
  count++;
  for (int i = 0; i < count; i++) {
    commands[i].wall = calloc(runs, sizeof(double));
    commands[i].processor = calloc(runs, sizeof(double));
  }
  for (int round = -1; round < runs; round++)
    for (int i = 0; i < count; i++) run(&commands[i], round);
  for (int i = 0; i < count; i++)
    printf("%.4f %.4f %ld\n", median(commands[i].wall, runs), median(commands[i].processor, runs),
           commands[i].memory);
  return 0;
}
