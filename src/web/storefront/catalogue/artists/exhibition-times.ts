import { useSyncExternalStore } from 'react'

import type { ExhibitionCard } from '../../../../contract/catalogue/shapes.ts'

export type ExhibitionTime = 'present' | 'coming' | 'past'

/** Whether an exhibition is on, is coming or is over; one of which only the year is known is on at no certain day. */
export function timeOf(exhibition: ExhibitionCard, today: string): ExhibitionTime {
  const { starts_on: first, ends_on: last, year } = exhibition
  if (first ? first > today : year > Number(today.slice(0, 4))) return 'coming'
  return first && (last === null || last >= today) ? 'present' : 'past'
}

/** Exhibitions of one kind of time under their years, the latest year first, in the order given within a year. */
export function byYear(exhibitions: ExhibitionCard[]): [year: number, exhibitions: ExhibitionCard[]][] {
  const years = Map.groupBy(exhibitions, ({ year }) => year)
  return [...years].toSorted(([one], [other]) => other - one)
}

/** The day as the calendar of the server, or of the visitor's machine, has it. */
export const dayNow = (): string => new Date().toISOString().slice(0, 10)

const never = () => () => undefined

/** Today: a page that was rendered on an earlier day is put right in the browser. */
export const useToday = (renderedOn: string): string => useSyncExternalStore(never, dayNow, () => renderedOn)
