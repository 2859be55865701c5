import type { Paint } from '../../painter.ts'

/** Lays the colour of an hour over a photograph: from the top to the bottom, each `[share of the height, colour]`. */
export const tinted =
  (paint: Paint, hours: [place: number, color: string][]): Paint =>
  async (canvas, lots) => {
    await paint(canvas, lots)
    const stops = hours.map(([place, color]) => `<stop offset="${place}" stop-color="${color}"/>`).join('')
    const [wide, high] = [(canvas.width / canvas.unit) * 1000, (canvas.height / canvas.unit) * 1000]
    const sheet = `<linearGradient id="hour" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient><rect width="${wide}" height="${high}" fill="url(#hour)"/>`
    await canvas.draw(sheet, { blend: 'multiply' })
  }
