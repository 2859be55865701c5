/** A line of a table for spreadsheets, which take none of its cells for a formula. */
export const writeCsvLine = (cells: string[]) => `${cells.map(toCell).join(',')}\r\n`

function toCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
