/**
 * The widths that pictures are made in; none is larger than its original. 1200 is the whole width of a phone with three
 * pixels to each of its own, 2400 a large picture on a wide screen with two.
 */
const PICTURE_WIDTHS = [400, 800, 1200, 1600, 2400] as const

/** The widest of them: what is finer is only seen in the zoom. */
export const WIDEST = PICTURE_WIDTHS[4]

/** The forms that each width comes in, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The widths that a picture of this original width exists in: a small original is shown as it is. */
export function widthsOf(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, WIDEST)
  return [...PICTURE_WIDTHS.filter((width) => width < largest), largest]
}

/** The widths that a cut-out exists in; tall and narrow ones need small steps. */
const CUTOUT_WIDTHS = [200, 400, 800, 1600] as const

/** The widths of a cut-out whose object is so many pixels wide in its picture. */
export function cutoutWidthsOf(objectWidth: number): number[] {
  const largest = Math.min(objectWidth, CUTOUT_WIDTHS.at(-1) as number)
  return [...CUTOUT_WIDTHS.filter((width) => width < largest), largest]
}

/** Where below the storage one width and format of a picture lies. */
export const picturePath = (hash: string, width: number, format: PictureFormat) => `pictures/${hash}/${width}.${format}`
