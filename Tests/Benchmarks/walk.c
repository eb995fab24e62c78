// What the file system alone costs: every file below a folder is looked at, or read.
//
//   walk stat FOLDER     walks and calls fstatat for each file
//   walk read FOLDER     walks and reads each file whole

#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int reads;
static unsigned long files, bytes;
static char buffer[1 << 20];

static void look(int folder, const char *name) {
  struct stat status;
  if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0) bytes += status.st_size;
  files++;
}

static void read_whole(int folder, const char *name) {
  int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  if (file < 0) return;
  for (ssize_t count; (count = read(file, buffer, sizeof buffer)) > 0;) bytes += count;
  close(file);
  files++;
}

static void walk(int descriptor) {
  DIR *folder = fdopendir(descriptor);
  if (!folder) return;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] == '.') continue;
    if (entry->d_type == DT_DIR)
      walk(openat(descriptor, entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    else if (reads)
      read_whole(descriptor, entry->d_name);
    else
      look(descriptor, entry->d_name);
  }
  closedir(folder);
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  reads = !strcmp(argv[1], "read");
  int folder = open(argv[2], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) {
    perror(argv[2]);
    return 1;
  }
  walk(folder);
  printf("%lu files, %lu bytes\n", files, bytes);
  return 0;
}
