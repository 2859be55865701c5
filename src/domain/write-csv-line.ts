/** A line of a table for spreadsheets, which take none of its cells for a formula. */
export const writeCsvLine = (cells: string[]) => `${cells.map(toCell).join(',')}\r\n`

/** A number that is less than nothing begins like a formula, and is to be reckoned with. */
const NUMBER = /^-\d{1,15}(?:\.\d{1,10})?$/

function toCell(text: string): string {
  if (NUMBER.test(text)) return text
  // What begins with the mark already gets another one, so that taking one away gives back what was there.
  const harmless = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The text of a cell without the mark that keeps spreadsheets from taking it for a formula. */
export const readCsvCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
