// Writes a diary of any size, the same one every time.
//
//   vault diary COUNT FOLDER    entries/YYYY/MM/YYYY-MM-DD.md, and more a day past 10,000
//   vault hugo COUNT FOLDER     the same texts as a site's content, with date and title on top
//   vault jrnl COUNT FILE       the same texts as a journal of jrnl
//
// An entry has about 1 KB of English, Korean or Japanese with what Markdown offers. The last day
// is 2026-11-28, and the files' times of change are their days'.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "words.h"

#define COUNT(list) (sizeof(list) / sizeof(*(list)))
#define PICK(list) (list)[chance(COUNT(list))]

enum { DAYS = 10000, LAST_DAY = 20785 };  // 2026-11-28, counted from 1970-01-01

static uint64_t state;
static char text[1 << 14];
static size_t length;

// SplitMix64 (https://prng.di.unimi.it/splitmix64.c): each entry has a seed of its own.
static uint64_t next(void) {
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static unsigned chance(unsigned sides) { return next() % sides; }

__attribute__((format(printf, 1, 2))) static void add(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  length += vsnprintf(text + length, sizeof text - length, format, arguments);
  va_end(arguments);
}

static struct tm day_of(int index) {
  time_t seconds = (time_t)(LAST_DAY - index) * 86400 + 75600;
  struct tm day;
  gmtime_r(&seconds, &day);
  return day;
}

static void add_words(int language, int count) {
  for (int i = 0; i < count; i++) {
    const char *gap = i ? language == 2 ? "" : " " : "";
    const char *word =
        language == 0 ? PICK(english) : language == 1 ? PICK(korean) : PICK(japanese);
    if (chance(24) == 0) add("%s**%s**", gap, word);
    else if (chance(40) == 0) add("%s*%s*", gap, word);
    else add("%s%s", gap, word);
  }
}

static void add_paragraph(int language) {
  int sentences = 2 + chance(3);
  for (int i = 0; i < sentences; i++) {
    add_words(language, 6 + chance(9));
    add("%s", language == 2 ? "" : i < sentences - 1 ? ". " : ".");
  }
  switch (chance(8)) {
    case 0: add(" [a place](https://example.org/%u)", chance(1000)); break;
    case 1: add(" `code %u`", chance(100)); break;
    case 2: add(" @%s", PICK(people)); break;
    case 3: {
      struct tm day = day_of(chance(DAYS));
      add(" [[%04d-%02d-%02d]]", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
      break;
    }
  }
  if (chance(3) == 0) add(" #%s", PICK(tags));
  add("\n\n");
}

static void add_block(int language) {
  int rows = 2 + chance(3);
  switch (chance(7)) {
    case 0:
    case 1:
      for (int i = 0; i < rows; i++) add("- "), add_words(language, 3 + chance(4)), add("\n");
      break;
    case 2:
      for (int i = 0; i < rows; i++)
        add("- [%s] ", chance(2) ? "x" : " "), add_words(language, 3 + chance(3)), add("\n");
      break;
    case 3: add("> "), add_words(language, 10), add("\n"); break;
    case 4: add("## "), add_words(language, 3), add("\n"); break;
    case 5: add("```c\nint answer = %u;\n```\n", chance(100)); break;
    case 6:
      add("| what | how many |\n| --- | ---: |\n");
      for (int i = 0; i < rows; i++) add("| %s | %u |\n", PICK(english), chance(100));
      break;
  }
  add("\n");
}

// Makes an entry's text, its first line the title.
static void make_body(int index) {
  state = 0x6469617279 + (uint64_t)index * 7919;
  length = 0;
  int roll = chance(20), language = roll < 12 ? 0 : roll < 17 ? 1 : 2;
  if (chance(2)) add("# ");
  add_words(language, 3 + chance(4));
  add("\n\n");
  size_t wanted = 650 + chance(500);
  while (length < wanted) {
    add_paragraph(language);
    if (chance(2)) add_block(language);
  }
  while (length > 1 && text[length - 1] == '\n' && text[length - 2] == '\n') length--;
}

static void make_folders(char *path) {
  for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
    *slash = 0;
    if (mkdir(path, 0700) && errno != EEXIST) perror(path), exit(1);
    *slash = '/';
  }
}

static void write_file(char *path, const char *top, time_t changed) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0 && errno == ENOENT) {
    make_folders(path);
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  }
  if (file < 0 || write(file, top, strlen(top)) < 0 || write(file, text, length) < 0)
    perror(path), exit(1);
  struct timespec times[2] = {{.tv_sec = changed}, {.tv_sec = changed}};
  futimens(file, times);
  close(file);
}

// The title as plain words, for programs that want it apart.
static void make_title(char *title) {
  size_t size = 0;
  for (const char *c = text; *c != '\n'; c++)
    if (!strchr("#*\"", *c) && !(size == 0 && *c == ' ')) title[size++] = *c;
  title[size] = 0;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const char *kind = argv[1], *target = argv[3];
  int count = atoi(argv[2]), per_day = count > DAYS ? (count + DAYS - 1) / DAYS : 1;
  FILE *journal = strcmp(kind, "jrnl") ? NULL : fopen(target, "w");
  // Oldest first, as years of writing leave them, and as jrnl keeps them.
  for (int index = count - 1; index >= 0; index--) {
    struct tm day = day_of(index / per_day);
    time_t changed = (time_t)(LAST_DAY - index / per_day) * 86400 + 75600;
    char date[16], name[32], path[4096], top[2048] = "", title[1024];
    int hour = 8 + index % per_day;
    strftime(date, sizeof date, "%Y-%m-%d", &day);
    snprintf(name, sizeof name, index % per_day ? "%s-%02d15" : "%s", date, hour);
    make_body(index);
    make_title(title);
    const char *category = PICK(categories), *tag = PICK(tags), *other = PICK(tags);
    int has_front_matter = chance(3) == 0;
    if (journal) {
      fprintf(journal, "[%s %02d:15] %s\n%s\n\n", date, hour, title, strchr(text, '\n') + 1);
      continue;
    }
    if (!strcmp(kind, "hugo")) {
      char topics[256] = "";
      if (has_front_matter)
        snprintf(topics, sizeof topics, "categories: [%s]\ntags: [%s, %s]\n", category, tag, other);
      snprintf(top, sizeof top, "---\ntitle: \"%s\"\ndate: %sT%02d:15:00+09:00\n%s---\n", title, date,
               hour, topics);
      snprintf(path, sizeof path, "%s/content/%.4s/%.2s/%s.md", target, date, date + 5, name);
    } else {
      if (has_front_matter)
        snprintf(top, sizeof top,
                 "---\ncreated: %sT%02d:15+09:00\ncategory: %s\ntags: [%s, %s]\n---\n", date, hour,
                 category, tag, other);
      snprintf(path, sizeof path, "%s/entries/%.4s/%.2s/%s.md", target, date, date + 5, name);
    }
    write_file(path, top, changed);
  }
  if (journal) fclose(journal);
  return 0;
}
