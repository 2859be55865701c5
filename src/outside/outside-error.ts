/**
 * Why nothing was answered: `inside`: it would have been asked of a network of our own; `unknown-name`: nothing in the
 * world has that name; `unreachable`: nobody answered in time, or at all, or not as the web does.
 */
export type OutsideFault = 'inside' | 'unknown-name' | 'unreachable' | 'too-many-hops'

/** What came of asking somebody elsewhere who did not answer. */
export class OutsideError extends Error {
  override name = 'OutsideError'
  readonly fault: OutsideFault

  constructor(fault: OutsideFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}
