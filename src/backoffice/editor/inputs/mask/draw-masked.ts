import type { MaskPixels } from './mask-pixels.ts'

type Source = HTMLImageElement | HTMLCanvasElement

function openCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser cannot draw')
  return { canvas, pen }
}

/** A picture of the gallery, so that its pixels can be read. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = address
  await image.decode()
  return image
}

/** The colours of a picture at a size. */
export function readColors(image: Source, { width, height }: { width: number; height: number }): ImageData {
  const { pen } = openCanvas(width, height)
  pen.drawImage(image, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

/** A mask that is there already, at the size it is drawn in. */
export function readMask(image: Source, size: { width: number; height: number }): MaskPixels {
  const { data } = readColors(image, size)
  const light = Uint8Array.from({ length: size.width * size.height }, (_, at) =>
    Math.round(((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3),
  )
  return { ...size, light }
}

/** What is not seen of the picture yet: paper that lies over it. */
export function drawCover(pen: CanvasRenderingContext2D, { width, height, light }: MaskPixels): void {
  const cover = pen.createImageData(width, height)
  for (let at = 0; at < light.length; at++) cover.data.set([250, 249, 246, (255 - (light[at] ?? 0)) * 0.82], at * 4)
  pen.putImageData(cover, 0, 0)
}

/** The object alone, on whatever the canvas shows behind it. */
export function drawCutOut(canvas: HTMLCanvasElement, image: Source, { width, height, light }: MaskPixels): void {
  const { canvas: object, pen } = openCanvas(width, height)
  const seen = pen.createImageData(width, height)
  for (let at = 0; at < light.length; at++) seen.data[at * 4 + 3] = light[at] ?? 0
  pen.putImageData(seen, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.drawImage(image, 0, 0, width, height)
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(object, 0, 0)
}

/** A mask as the file that the gallery keeps. */
export async function fileOf({ width, height, light }: MaskPixels, name: string): Promise<File> {
  const { canvas, pen } = openCanvas(width, height)
  const grey = pen.createImageData(width, height)
  for (let at = 0; at < light.length; at++) grey.data.set([light[at] ?? 0, light[at] ?? 0, light[at] ?? 0, 255], at * 4)
  pen.putImageData(grey, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the mask could not be made into a file')
  return new File([blob], name, { type: 'image/png' })
}
