import { breakLines, encodeText, type Face, measureText } from './fonts.ts'

interface Style {
  face: Face
  size: number
  /** From line to line; one and a half times the size unless told. */
  leading?: number
  /** More room between letters. */
  spacing?: number
  /** From black, 0, to white, 1. */
  gray?: number
}

/** A page being set from top to bottom: places in points, counted from the upper left corner. */
export class Page {
  readonly width = 595
  readonly height = 842
  private readonly drawn: string[] = []

  /** Sets one line with its foot at a height. */
  line(text: string, x: number, y: number, { face, size, spacing = 0, gray = 0.1 }: Style): void {
    this.drawn.push(
      `BT ${gray} g /${face} ${size} Tf ${spacing} Tc ${x} ${this.height - y} Td ${encodeText(text)} Tj ET`,
    )
  }

  /** Sets paragraphs within a width and gives back the height of the line after the last. */
  paragraphs(texts: string[], x: number, y: number, width: number, style: Style): number {
    const { face, size, leading = size * 1.5 } = style
    for (const text of texts) {
      for (const line of breakLines(text, { face, size, width })) {
        this.line(line, x, y, style)
        y += leading
      }
      y += leading * 0.5
    }
    return y - leading * 0.5
  }

  /** Sets a line that ends at a place. */
  lineTo(text: string, right: number, y: number, style: Style): void {
    const { face, size, spacing = 0 } = style
    this.line(text, round(right - measureText(text, face, size) - spacing * text.length), y, style)
  }

  rule(x: number, y: number, width: number): void {
    this.drawn.push(`0.5 w 0.6 G ${x} ${this.height - y} m ${x + width} ${this.height - y} l S`)
  }

  /** Hangs the picture of the page's resources. */
  picture(name: string, x: number, y: number, width: number, height: number): void {
    this.drawn.push(`q ${width} 0 0 ${round(height)} ${x} ${round(this.height - y - height)} cm /${name} Do Q`)
  }

  toStream(): Buffer {
    return Buffer.from(`${this.drawn.join('\n')}\n`, 'latin1')
  }
}

const round = (value: number) => Math.round(value * 100) / 100
