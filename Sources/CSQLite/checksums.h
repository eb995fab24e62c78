#include <sqlite3.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Pages that tell whether they are what was written.
//
// SQLite finds out that a page contradicts itself, not that a part of it was never written or has
// other bytes by now: a row may be gone then, or an answer be another, without a word. So each page
// of a database with the mark of the index ends with a checksum, in bytes that SQLite leaves free
// (https://www.sqlite.org/fileformat2.html, 1.3.4). This stands between SQLite and its own way to the
// files; logs have checksums already.

enum { diary_page = 16384, diary_free = 8 };

typedef struct diary_vfs {
  sqlite3_vfs vfs;
  sqlite3_vfs *below;
  sqlite3_io_methods methods, without_map;
  unsigned char mark[4], version[4];
} diary_vfs;

// SQLite's own file lies behind it.
typedef struct diary_file {
  sqlite3_file file;
  const diary_vfs *vfs;
  int is_checked;
} diary_file;

enum { diary_file_size = (sizeof(diary_file) + 15) & ~15 };

static inline sqlite3_file *diary_below(sqlite3_file *file) {
  return (sqlite3_file *)((char *)file + diary_file_size);
}

// Depends on the page's place too, so that no other page passes for it, and on the machine's order of
// bytes: on another the index counts as damaged, and is made anew.
static inline uint64_t diary_checksum(const unsigned char *page, sqlite3_int64 place) {
  uint64_t sums[4] = {(uint64_t)place + 1, 2, 3, 4}, words[4];
  const uint64_t factor = 0x9e3779b97f4a7c15u;
  for (int at = 0; at < diary_page; at += 32) {
    memcpy(words, page + at, 32);
    if (at + 32 == diary_page) words[3] = 0;
    for (int lane = 0; lane < 4; lane++) {
      sums[lane] = (sums[lane] ^ words[lane]) * factor;
      sums[lane] ^= sums[lane] >> 29;
    }
  }
  uint64_t sum = 0;
  for (int lane = 0; lane < 4; lane++) sum = (sum ^ sums[lane]) * factor, sum ^= sum >> 32;
  return sum;
}

// The first page tells whether the file is an index of this version, whose pages have checksums. A
// number of free bytes that is not ours is damage, except none: SQLite could leave none then.
static inline void diary_look(diary_file *file, const unsigned char *start, int count) {
  if (count < 100) return;
  file->is_checked = memcmp(start, "SQLite format 3", 16) == 0 && start[16] == diary_page >> 8
    && start[17] == 0 && start[20] != 0 && memcmp(start + 60, file->vfs->version, 4) == 0
    && memcmp(start + 68, file->vfs->mark, 4) == 0;
}

static inline int diary_is_page(const diary_file *file, int count, sqlite3_int64 place) {
  return file->is_checked && count == diary_page && place % diary_page == 0;
}

static inline int diary_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 place) {
  sqlite3_file *below = diary_below(file);
  int status = below->pMethods->xRead(below, bytes, count, place);
  // Behind a file's end SQLite takes zeros for the page of a file that was cut short.
  if (status == SQLITE_IOERR_SHORT_READ && diary_is_page((diary_file *)file, count, place))
    return SQLITE_CORRUPT;
  if (status != SQLITE_OK) return status;
  unsigned char *page = (unsigned char *)bytes;
  if (place == 0) diary_look((diary_file *)file, page, count);
  if (!diary_is_page((diary_file *)file, count, place)) return SQLITE_OK;
  uint64_t sum = diary_checksum(page, place);
  return memcmp(page + diary_page - diary_free, &sum, diary_free) ? SQLITE_CORRUPT : SQLITE_OK;
}

static inline int diary_write(
  sqlite3_file *file, const void *bytes, int count, sqlite3_int64 place) {
  sqlite3_file *below = diary_below(file);
  if (place == 0) diary_look((diary_file *)file, (const unsigned char *)bytes, count);
  if (diary_is_page((diary_file *)file, count, place)) {
    uint64_t sum = diary_checksum((const unsigned char *)bytes, place);
    // The free bytes of SQLite's page are ours.
    memcpy((char *)bytes + diary_page - diary_free, &sum, diary_free);
  }
  return below->pMethods->xWrite(below, bytes, count, place);
}

static inline int diary_close(sqlite3_file *file) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xClose(below);
}

static inline int diary_truncate(sqlite3_file *file, sqlite3_int64 size) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xTruncate(below, size);
}

static inline int diary_sync(sqlite3_file *file, int flags) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xSync(below, flags);
}

static inline int diary_size(sqlite3_file *file, sqlite3_int64 *size) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xFileSize(below, size);
}

static inline int diary_lock(sqlite3_file *file, int level) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xLock(below, level);
}

static inline int diary_unlock(sqlite3_file *file, int level) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xUnlock(below, level);
}

static inline int diary_is_reserved(sqlite3_file *file, int *answer) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xCheckReservedLock(below, answer);
}

static inline int diary_control(sqlite3_file *file, int what, void *value) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xFileControl(below, what, value);
}

static inline int diary_sector(sqlite3_file *file) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xSectorSize(below);
}

static inline int diary_traits(sqlite3_file *file) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xDeviceCharacteristics(below);
}

static inline int diary_map(
  sqlite3_file *file, int region, int size, int extends, void volatile **memory) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xShmMap(below, region, size, extends, memory);
}

static inline int diary_lock_map(sqlite3_file *file, int offset, int count, int flags) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xShmLock(below, offset, count, flags);
}

static inline void diary_barrier(sqlite3_file *file) {
  sqlite3_file *below = diary_below(file);
  below->pMethods->xShmBarrier(below);
}

static inline int diary_unmap(sqlite3_file *file, int deletes) {
  sqlite3_file *below = diary_below(file);
  return below->pMethods->xShmUnmap(below, deletes);
}

// Databases alone are looked at.
static inline int diary_open(
  sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *given) {
  diary_vfs *own = (diary_vfs *)vfs;
  if (!(flags & SQLITE_OPEN_MAIN_DB)) return own->below->xOpen(own->below, name, file, flags, given);
  diary_file *opened = (diary_file *)file;
  memset(opened, 0, diary_file_size);
  opened->vfs = own;
  int status = own->below->xOpen(own->below, name, diary_below(file), flags, given);
  const sqlite3_io_methods *below = diary_below(file)->pMethods;
  // Whoever closes what could not be opened asks for this; whoever wants a log, whether there is
  // memory to share, as there is not on all networks.
  int has_map = below && below->iVersion >= 2 && below->xShmMap;
  file->pMethods = !below ? NULL : has_map ? &own->methods : &own->without_map;
  return status;
}

// Makes "diary" the name by which databases are opened so.
static inline int diary_sqlite3_register_checking(int32_t mark, int32_t version) {
  sqlite3_vfs *below = sqlite3_vfs_find(NULL);
  if (!below) return SQLITE_ERROR;
  diary_vfs *own = (diary_vfs *)calloc(1, sizeof(diary_vfs));
  if (!own) return SQLITE_NOMEM;
  own->vfs = *below;
  own->vfs.zName = "diary";
  own->vfs.pNext = NULL;
  own->vfs.szOsFile = below->szOsFile + diary_file_size;
  own->vfs.xOpen = diary_open;
  own->below = below;
  for (int place = 0; place < 4; place++) {
    own->mark[place] = (unsigned char)((uint32_t)mark >> (24 - 8 * place));
    own->version[place] = (unsigned char)((uint32_t)version >> (24 - 8 * place));
  }
  // Of this version, so that no page is read past it in memory that is mapped.
  own->methods = (sqlite3_io_methods){
    2, diary_close, diary_read, diary_write, diary_truncate, diary_sync, diary_size, diary_lock,
    diary_unlock, diary_is_reserved, diary_control, diary_sector, diary_traits, diary_map,
    diary_lock_map, diary_barrier, diary_unmap, NULL, NULL};
  own->without_map = own->methods;
  own->without_map.iVersion = 1;
  return sqlite3_vfs_register(&own->vfs, 0);
}

// Leaves room for checksums in a database that has nothing in it yet.
static inline int diary_sqlite3_leave_room(sqlite3 *database) {
  int count = diary_free;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_RESERVE_BYTES, &count);
}
