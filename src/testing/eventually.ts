import { vi } from 'vitest'

/**
 * Waits until something holds. However busy the machine is, it is given the time:
 * how long it takes is measured in a benchmark, never asserted.
 */
export const eventually = <Result>(look: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(look, { timeout: 50_000, interval: 50 })
