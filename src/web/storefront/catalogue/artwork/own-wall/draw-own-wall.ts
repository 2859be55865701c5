import type { Exhibit } from '../wall/exhibit.ts'
import { contextOf, drawFramed } from './draw-framed.ts'
import { cornersOf, type Corners, invert, type Matrix, multiply } from './perspective.ts'
import { boundsOf, layOver } from './warp.ts'

interface OwnWall {
  photo: HTMLCanvasElement
  exhibit: Exhibit
  /** Takes centimetres of the work to the photograph. */
  matrix: Matrix
  /** The address of the work's picture in a width. */
  addressOf: (width: number) => string
}

const LARGEST = 2000

/** The photograph with the work on it, as a file; it is made here, and goes nowhere by itself. */
export async function drawOwnWall({ photo, exhibit, matrix, addressOf }: OwnWall): Promise<Blob> {
  const { layout } = exhibit
  const corners = cornersOf(matrix, layout)
  const longest = Math.min(LARGEST, Math.max(...sidesOf(corners)))
  const perCm = (longest * 1.1) / Math.max(layout.width, layout.height)
  const wanted = layout.work.width * perCm
  const widths = exhibit.picture.widths
  const picture = await loadPicture(addressOf(widths.find((width) => width >= wanted) ?? widths.at(-1) ?? 0))
  const framed = drawFramed(exhibit, picture, perCm)

  const canvas = document.createElement('canvas')
  canvas.width = photo.width
  canvas.height = photo.height
  const context = contextOf(canvas)
  context.drawImage(photo, 0, 0)
  castShade(context, corners, (exhibit.depth * longest) / Math.max(layout.width, layout.height))
  const { left, top, width, height } = boundsOf(corners, canvas)
  if (width > 0 && height > 0) {
    const below = context.getImageData(left, top, width, height)
    const flat = contextOf(framed).getImageData(0, 0, framed.width, framed.height)
    const fromPixels: Matrix = [layout.width / framed.width, 0, 0, 0, layout.height / framed.height, 0, 0, 0, 1]
    layOver(below, { left, top }, flat, invert(multiply(matrix, fromPixels)))
    context.putImageData(below, left, top)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.92)
  })
}

function sidesOf(corners: Corners): number[] {
  return corners.map(({ x, y }, at) => {
    const next = corners[(at + 1) % 4] ?? { x, y }
    return Math.hypot(next.x - x, next.y - y)
  })
}

function castShade(context: CanvasRenderingContext2D, corners: Corners, depth: number): void {
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.45)'
  context.shadowBlur = depth * 2.2
  context.shadowOffsetX = depth * 0.4
  context.shadowOffsetY = depth * 1.1
  context.beginPath()
  for (const { x, y } of corners) context.lineTo(x, y)
  context.closePath()
  context.fill()
  context.restore()
}

// Pictures may come from another origin, which allows it: without asking, the browser would not give the canvas back.
async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = address
  await picture.decode()
  return picture
}
