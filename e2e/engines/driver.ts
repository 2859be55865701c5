export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp'

/** A page of a browser that knows nobody yet, and the few things that a journey does in it, whichever the engine. */
export interface Driver {
  goTo: (address: string) => Promise<void>
  /** Runs a function in the page: it may use only what it is given. */
  evaluate: <Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given) => Promise<Result>
  /** Presses there as a hand does: down, a moment, up. */
  press: (point: Point) => Promise<void>
  type: (text: string) => Promise<void>
  pressKey: (key: Key) => Promise<void>
  resize: (size: Size) => Promise<void>
  /** What is seen now, as a PNG. */
  takePicture: () => Promise<Uint8Array>
  /** What went wrong in the page so far, as far as the engine can tell. */
  readFaults: () => Promise<string[]>
  close: () => Promise<void>
}

/** A browser that is running. */
export interface Browser {
  open: () => Promise<Driver>
  close: () => Promise<void>
}

export interface Engine {
  name: string
  /** The Debian packages that it comes with. */
  packages: string
  /** Starts the browser; nothing where it is not installed. */
  launch: () => Promise<Browser | undefined>
}

/** How long a hand rests on the button: longer than a page takes to react to it going down. */
export const PRESS_MS = 80

export const DESKTOP: Size = { width: 1440, height: 900 }
