/**
 * Numbers of the locks that connections outside of transactions hold. Nodes of two versions may run beside each other:
 * a number that was given stays, and so do the keys in `locks.ts`.
 */
export const LOCK_NUMBERS = {
  /** Whoever holds it owns the data folder. */
  dataFolder: 2_711_001,
  migration: 2_711_002,
  /** A node holds it as long as it lives, with a hash of its name beside it: two numbers never meet one. */
  node: 2_711_010,
}
