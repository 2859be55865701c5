/** A canvas to draw a texture on, and its pen; nothing where the browser gives none. */
export function drawOn(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen) draw(pen)
  return canvas
}
