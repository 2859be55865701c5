const PAPER = '#fdfcfa'
// What WCAG asks of text.
export const LEAST_CONTRAST = 4.5

/** Whether small text in this colour, such as `#8c3a22`, can be read on the paper of our pages, and paper on it. */
export function isReadable(color: string): boolean {
  if (!/^#[0-9a-f]{6}$/.test(color)) return false
  return contrastOf(color, PAPER) >= LEAST_CONTRAST
}

/** As WCAG measures it, from 1 for the same colour to 21 for ink as black as paper is white. */
export function contrastOf(ink: string, paper: string): number {
  return (luminanceOf(paper) + 0.05) / (luminanceOf(ink) + 0.05)
}

/** From 0 for black to 1 for white. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
