#include <stddef.h>
#include <stdint.h>

// libFuzzer as a function, which the compiler's own headers do not declare:
// https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*target)(const uint8_t *data, size_t size));
