#include "AllocationCount.h"

#include <stddef.h>

#if defined(__GLIBC__)
// The program's own malloc, in the place of glibc's, which does the work.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static _Atomic long count;

void *malloc(size_t size) { return count++, __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return count++, __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return count++, __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) { return count++, __libc_memalign(alignment, size); }
long allocationCount(void) { return count; }
#else
long allocationCount(void) { return 0; }
#endif
