import type { CollectedWork } from '../../contract/collection/shapes.ts'
import type { Locale } from '../../contract/locale.ts'
import { serverWords } from '../../messages/server.ts'
import { writeCsvLine } from '../write-csv-line.ts'

/** A collection as a table for spreadsheets, its heads in the language of whoever asks. */
export function writeTable(works: CollectedWork[], locale: Locale): string {
  const { table } = serverWords[locale].collection
  const names = Object.keys(table) as (keyof typeof table)[]
  const lines = works.map((work) => {
    const cells = cellsOf(work)
    return writeCsvLine(names.map((name) => cells[name]))
  })
  // Spreadsheets take it for another encoding otherwise.
  return `\uFEFF${writeCsvLine(Object.values(table))}${lines.join('')}`
}

const cellsOf = (work: CollectedWork) => ({
  artist: work.artist,
  title: work.title,
  year: work.year,
  technique: work.technique,
  dimensions: work.dimensions,
  acquired_on: work.acquired_on ?? '',
  acquired_from: work.acquired_from,
  price: amount(work.price),
  value: amount(work.value),
  valued_on: work.valued_on ?? '',
  currency: 'EUR',
  place: work.place,
  notes: work.notes,
  certificate: work.certificate?.number ?? '',
  invoice: work.invoice ?? '',
})

const amount = (euros: number | null) => euros?.toFixed(2) ?? ''
