const FRAMES = 6
const SLOW = 1 / 24
const LEAST = 0.5
const BOLDEST_STEP = 0.6

/** Watches how long frames take while something moves, and says how fine they may be drawn. */
export class Pace {
  /** How much of the window's resolution is drawn while moving, 1 at most. */
  fineness = 1
  framesPerSecond = 0
  #frames: number[] = []
  #since = 0

  /** Takes the seconds that a frame took. */
  note(seconds: number): void {
    this.#frames = [...this.#frames.slice(1 - FRAMES), seconds]
    this.#since += 1
    this.framesPerSecond = 1 / this.#mean
    if (this.#since < FRAMES) return
    if (this.#mean <= SLOW || this.fineness <= LEAST) return
    // The time goes with the pixels, so with the square of the fineness. What proved too fine is not tried again: back
    // and forth would be seen.
    const step = Math.max(BOLDEST_STEP, Math.sqrt(SLOW / this.#mean))
    this.fineness = Math.max(LEAST, this.fineness * step)
    this.#since = 0
    this.#frames = []
  }

  /** What came before a rest says nothing about what follows it. */
  rest(): void {
    this.#since = 0
  }

  get isSlow(): boolean {
    return this.fineness < 0.7
  }

  get #mean(): number {
    return this.#frames.reduce((sum, seconds) => sum + seconds, 0) / this.#frames.length
  }
}
