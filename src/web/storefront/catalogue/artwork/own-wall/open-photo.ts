import { contextOf } from './draw-framed.ts'
import { readFocal } from './read-focal.ts'

/** A photograph that is looked at here, and nowhere else. */
export interface Photo {
  canvas: HTMLCanvasElement
  /** How long its lens was, in its pixels, if it tells. */
  focal: number | undefined
}

const LARGEST = 2000
// Whatever a photograph tells of its lens stands at its beginning.
const BEGINNING = 256 * 1024

/** Opens a file as a photograph, the right way up and no larger than is needed; throws for what is none. */
export async function openPhoto(file: File): Promise<Photo> {
  const [picture, beginning] = await Promise.all([createImageBitmap(file), file.slice(0, BEGINNING).arrayBuffer()])
  const shown = Math.min(1, LARGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.className = 'size-full'
  canvas.width = Math.max(1, Math.round(picture.width * shown))
  canvas.height = Math.max(1, Math.round(picture.height * shown))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const share = readFocal(beginning)
  return { canvas, focal: share === undefined ? undefined : share * Math.hypot(canvas.width, canvas.height) }
}
