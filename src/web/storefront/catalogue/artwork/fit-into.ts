/** The largest that a picture can be within the work's own measure, without being pulled out of shape. */
export function fitInto(width: number, height: number, ratio: number) {
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
}
