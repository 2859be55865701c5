/** A picture that could be shown: how wide it is on the screen, how high it is for its width, and how wide it is held. */
export interface Wanting {
  slug: string
  /** Pixels across; 0 where it is out of sight for long. */
  needs: number
  /** Height by width. */
  ratio: number
  held: number
}

const WIDTHS = [400, 800, 1200, 1600]

/**
 * How wide each picture is to be held, in pixels, those that are seen largest first, so that all together stay within
 * so many pixels. What is held larger than needed is kept as long as there is room for it.
 */
export function choosePictures(
  all: Wanting[],
  { budget, widest }: { budget: number; widest: number },
): Map<string, number> {
  const chosen = new Map<string, number>()
  let left = budget
  for (const { slug, needs, ratio, held } of all.toSorted((one, other) => other.needs - one.needs)) {
    const wanted = needs > 0 ? Math.min(widest, WIDTHS.find((width) => width >= needs * 0.85) ?? widest) : 0
    const fitting = [Math.max(wanted, needs > 0 ? held : 0), wanted, Math.min(wanted, WIDTHS[0] ?? 0), 0]
    const width = fitting.find((one) => one * one * ratio <= left) ?? 0
    left -= width * width * ratio
    chosen.set(slug, width)
  }
  return chosen
}
