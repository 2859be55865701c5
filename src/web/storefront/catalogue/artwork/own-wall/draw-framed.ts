import { drawFrame } from '../frame-shapes.ts'
import type { Exhibit } from '../wall/exhibit.ts'

/** A work in what it wears, seen straight on, at so many pixels a centimetre. */
export function drawFramed(exhibit: Exhibit, picture: CanvasImageSource, perCm: number): HTMLCanvasElement {
  const { layout, dress } = exhibit
  const { work } = layout
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(layout.width * perCm))
  canvas.height = Math.max(1, Math.round(layout.height * perCm))
  const context = contextOf(canvas)
  context.scale(canvas.width / layout.width, canvas.height / layout.height)
  for (const { points, fill, opacity } of drawFrame(layout, dress)) {
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.closePath()
    context.globalAlpha = opacity
    context.fillStyle = fill
    context.fill()
  }
  context.globalAlpha = 1
  if (dress.paper) {
    context.fillStyle = dress.paper.color
    context.fillRect(work.x, work.y, work.width, work.height)
    // What is lightest in a print is its paper.
    context.globalCompositeOperation = 'multiply'
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, work.x, work.y, work.width, work.height)
  return canvas
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  return context
}
