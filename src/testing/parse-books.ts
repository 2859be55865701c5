export type BookLine = Record<string, string>

/** The lines of a bookkeeper's table by the names of their columns. */
export function parseBooks(body: string): BookLine[] {
  const rows = body
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain))
  const [heads = [], ...lines] = rows
  return lines.map((line) => Object.fromEntries(heads.map((head, at) => [head, line[at] ?? ''])))
}

export const cents = (text = '0'): number => Math.round(Number(text) * 100)

export const sumColumn = (lines: BookLine[], column: string): number =>
  lines.reduce((all, line) => all + cents(line[column]), 0)
