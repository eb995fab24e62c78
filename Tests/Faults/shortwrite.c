/* Lets write(2) take one byte at a time, be interrupted every other time, or fail after some bytes.
   Loaded into the program by LD_PRELOAD; SHORT_WRITE says which. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

ssize_t write(int descriptor, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  static unsigned long calls, total;
  if (!real) real = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  const char *mode = getenv("SHORT_WRITE");
  if (!mode || descriptor <= 2) return real(descriptor, bytes, count);
  calls++;
  if (!strcmp(mode, "interrupted") && calls % 2) {
    errno = EINTR;
    return -1;
  }
  if (!strcmp(mode, "failing") && total > 40) {
    errno = ENOSPC;
    return -1;
  }
  ssize_t written = real(descriptor, bytes, count ? 1 : 0);
  if (written > 0) total += written;
  return written;
}
