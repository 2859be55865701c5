/** The largest that a picture can be within the work's own measure, without being pulled out of shape. */
export function fitInto(width: number, height: number, ratio: number) {
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
}

/** An object in its own size: the height that was measured belongs to it, not to its photograph. */
export const sizeOfCutout = (height: number, cutout: { width: number; height: number }) => ({
  width: (height * cutout.width) / cutout.height,
  height,
})
