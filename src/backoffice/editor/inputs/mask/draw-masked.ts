import type { MaskPixels, Part } from './mask-pixels.ts'

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

const PAPER = [250, 249, 246] as const
const COVERS = 0.82

/** What is not seen of the picture yet: paper that lies over it. Only the part that has changed is drawn anew. */
export function drawCover(pen: CanvasRenderingContext2D, { width, light }: MaskPixels, part: Part): void {
  const cover = pen.createImageData(part.width, part.height)
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      const to = (y * part.width + x) * 4
      cover.data[to] = PAPER[0]
      cover.data[to + 1] = PAPER[1]
      cover.data[to + 2] = PAPER[2]
      cover.data[to + 3] = (255 - (light[(part.top + y) * width + part.left + x] ?? 0)) * COVERS
    }
  }
  pen.putImageData(cover, part.left, part.top)
}

/** As wide as a preview is drawn; browsers scale finer ones down roughly. */
const PREVIEW = 320

/** The object alone, on whatever the canvas shows behind it. */
export function drawCutOut(canvas: HTMLCanvasElement, image: Source, { width, height, light }: MaskPixels): void {
  const { canvas: object, pen } = openCanvas(width, height)
  const seen = pen.createImageData(width, height)
  for (let at = 0; at < light.length; at++) seen.data[at * 4 + 3] = light[at] ?? 0
  pen.putImageData(seen, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.drawImage(image, 0, 0, width, height)
  Object.assign(canvas, { width: PREVIEW, height: Math.round((PREVIEW * height) / width) })
  const show = canvas.getContext('2d')
  if (!show) return
  show.imageSmoothingQuality = 'high'
  show.drawImage(object, 0, 0, canvas.width, canvas.height)
}

/** A mask as the file that the gallery keeps. */
export async function fileOf({ width, height, light }: MaskPixels, name: string): Promise<File> {
  const { canvas, pen } = openCanvas(width, height)
  const grey = pen.createImageData(width, height)
  for (let at = 0; at < light.length; at++) grey.data.fill(light[at] ?? 0, at * 4, at * 4 + 3)
  for (let at = 3; at < grey.data.length; at += 4) grey.data[at] = 255
  pen.putImageData(grey, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the mask could not be made into a file')
  return new File([blob], name, { type: 'image/png' })
}
