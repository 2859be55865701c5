import { MARGIN, MUTED, type Sheet, type Style } from '../sheet.ts'

interface Column {
  x: number
  width: number
  align?: 'left' | 'right'
}

interface Wanted<Name extends string> {
  columns: Record<Name, Column>
  heads: Partial<Record<Name, string>>
  top: number
  foot: number
}

type Element = PDFKit.PDFStructureElement

interface Cells<Name extends string> {
  /** Where the texts of the row begin. */
  y: number
  cell: (text: string, column: Name, style: Style) => void
  /** A cell that holds more than a text. */
  fillCell: (draw: (parent: Element) => void) => void
}

const HEAD = { size: 8.5, color: MUTED }
const AIR = 9

/** A table that goes on over pages: its heads are repeated for the eye, and read aloud once. */
export function openTable<Name extends string>(sheet: Sheet, { columns, heads, top, foot }: Wanted<Name>) {
  const table = sheet.doc.struct('Table')
  sheet.root.add(table)
  const placeOf = (name: Name, y: number) => ({ x: MARGIN + columns[name].x, y, width: columns[name].width })
  const named = (Object.keys(columns) as Name[]).map((name) => [name, heads[name] ?? ''] as const)

  function drawHeads(y: number, isFirst: boolean): number {
    const row = isFirst ? sheet.doc.struct('TR') : undefined
    if (row) table.add(row)
    for (const [name, text] of named) {
      const style = { ...HEAD, align: columns[name].align ?? 'left' }
      if (row) sheet.set(text, placeOf(name, y), 'TH', { ...style, parent: row, scope: 'Column' })
      else sheet.write(text, placeOf(name, y), style)
    }
    row?.end()
    sheet.rule(y + 17)
    return y + 17
  }

  let y = drawHeads(top, true)
  return {
    /** A row whose texts are so high; on the next page if this one is full. */
    row: (height: number, draw: (cells: Cells<Name>) => void): void => {
      if (y + height + 2 * AIR > foot) {
        sheet.doc.addPage()
        y = drawHeads(MARGIN, false)
      }
      const row = sheet.doc.struct('TR')
      table.add(row)
      draw({
        y: y + AIR,
        cell: (text, name, style) => {
          const align = columns[name].align ?? 'left'
          sheet.set(text, placeOf(name, y + AIR), 'TD', { ...style, align, parent: row })
        },
        fillCell: (fill) => {
          const cell = sheet.doc.struct('TD')
          row.add(cell)
          fill(cell)
          cell.end()
        },
      })
      row.end()
      y += height + 2 * AIR
      sheet.rule(y)
    },
    /** Ends it; where it ends. */
    close: (): number => {
      table.end()
      return y
    },
  }
}
