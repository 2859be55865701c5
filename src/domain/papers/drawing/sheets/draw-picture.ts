import type { Sheet } from '../sheet.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Image = ReturnType<Sheet['openImage']>

/** How large a picture is drawn within a box. */
function fitImage(image: Image, { width, height }: Pick<Box, 'width' | 'height'>) {
  const scale = Math.min(width / image.width, height / image.height)
  return { width: image.width * scale, height: image.height * scale }
}

/** Draws a picture into the upper left of a box, or into its middle; how high it is. */
export function drawPicture(
  sheet: Sheet,
  {
    image,
    alt,
    box,
    parent,
    isCentred = false,
  }: {
    image: Image
    alt: string
    box: Box
    parent?: PDFKit.PDFStructureElement
    isCentred?: boolean
  },
): number {
  const { width, height } = fitImage(image, box)
  const [x, y] = isCentred ? [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2] : [box.x, box.y]
  sheet.figure(alt, () => sheet.doc.image(image, x, y, { width, height }), parent)
  return height
}
