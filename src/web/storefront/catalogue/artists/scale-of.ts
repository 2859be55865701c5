interface Sized {
  width: number
  height: number
}

// Beyond this a small drawing would be shown larger than it is.
const LARGEST_PX_PER_CM = 8
// Below this works in one row would be too small to be looked at: they hang in several.
const SMALLEST_PX_PER_CM = 2
const TALLEST_PX = 600

/** The widest that the page gets, the least width of a label, and what stays free between two works. */
export const WALL_PX = 1232
export const LABEL_PX = 160
export const GAP_PX = 56

/** One scale for works that hang together: how long a centimetre is. */
export interface Scale {
  /** As CSS, inside of a container whose width it follows: so that the widest and the tallest still fit. */
  centimetre: string
  /** The same where there is room: so that all of them hang in one row, if that is not too small. */
  wideCentimetre: string
  /** How wide a work is shown, as the browser's `sizes` wants it. */
  sizesOf: (work: Sized) => string
  /** A round length to measure the works by, in centimetres. */
  ruler: number
}

export function scaleOf(works: Sized[]): Scale {
  const widest = Math.max(1, ...works.map(({ width }) => width))
  const tallest = Math.max(1, ...works.map(({ height }) => height))
  const largest = Math.min(LARGEST_PX_PER_CM, WALL_PX / widest, TALLEST_PX / tallest)
  const wide = inOneRow(works, largest)
  return {
    centimetre: `min(${LARGEST_PX_PER_CM}px, 100cqw / ${widest}, ${TALLEST_PX}px / ${tallest})`,
    wideCentimetre: `min(${wide.toFixed(2)}px, 100cqw * ${(wide / WALL_PX).toFixed(5)})`,
    sizesOf: ({ width }) => `(min-width: 1025px) ${Math.ceil(width * wide)}px, ${Math.ceil((100 * width) / widest)}vw`,
    ruler: [100, 50, 20].find((length) => length <= widest / 2) ?? 10,
  }
}

/** The largest scale, from the given one down, at which all works with their labels fit side by side. */
function inOneRow(works: Sized[], largest: number): number {
  const gaps = GAP_PX * (works.length - 1)
  for (let scale = largest; scale >= SMALLEST_PX_PER_CM; scale -= 0.02) {
    const widths = works.map(({ width }) => Math.max(width * scale, LABEL_PX))
    if (widths.reduce((sum, width) => sum + width, gaps) <= WALL_PX) return Math.floor(scale * 100) / 100
  }
  return largest
}
