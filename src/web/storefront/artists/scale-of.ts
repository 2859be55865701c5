interface Sized {
  width: number
  height: number
}

// Beyond this a small drawing would be shown larger than it is.
const LARGEST_PX_PER_CM = 8
const WIDEST_PX = 1232
const TALLEST_PX = 600

/** One scale for works that hang together: how long a centimetre is, so that the widest and the tallest still fit. */
export interface Scale {
  /** As CSS, inside of a container whose width it follows. */
  centimetre: string
  /** How wide a work is shown, as the browser's `sizes` wants it. */
  sizesOf: (work: Sized) => string
  /** A round length to measure the works by, in centimetres. */
  ruler: number
}

export function scaleOf(works: Sized[]): Scale {
  const widest = Math.max(1, ...works.map(({ width }) => width))
  const tallest = Math.max(1, ...works.map(({ height }) => height))
  const largest = Math.min(LARGEST_PX_PER_CM, WIDEST_PX / widest, TALLEST_PX / tallest)
  return {
    centimetre: `min(${LARGEST_PX_PER_CM}px, 100cqw / ${widest}, ${TALLEST_PX}px / ${tallest})`,
    sizesOf: ({ width }) =>
      `(min-width: 1280px) ${Math.ceil(width * largest)}px, ${Math.ceil((100 * width) / widest)}vw`,
    ruler: [100, 50, 20].find((length) => length <= widest / 2) ?? 10,
  }
}
