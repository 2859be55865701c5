// How the process that serves is told to be thrifty with memory, before it begins.

// Pictures are unpacked in many threads: each would keep the memory of its largest one. Large pieces go back to the system.
export const THRIFTY_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

export const THRIFTY_FLAGS = [
  // What is needed for a moment has half of the room that Node gives it: as quick, and a quarter less in all.
  '--max-semi-space-size=8',
  // What is no longer needed is cleared away before it is far more than what is: V8 by itself would wait longer.
  '--heap-growing-percent=150',
]
