import { encode } from 'uqr'

/** Draws an address as a QR code whose dark squares fill a square of this side. */
export function drawQr(doc: PDFKit.PDFDocument, address: string, at: { x: number; y: number }, side: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const unit = side / size
  for (const [row, squares] of data.entries()) {
    for (let from = 0; from < size; from++) {
      if (!squares[from]) continue
      // Squares that touch are one: between two of them readers and printers would leave a hair.
      let to = from
      while (squares[to]) to++
      doc.rect(at.x + from * unit, at.y + row * unit, (to - from) * unit, unit)
      from = to
    }
  }
  doc.fill('#000000')
}
