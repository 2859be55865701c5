import type { ExhibitionCard } from '../../../../contract/catalogue/shapes.ts'
import { ExhibitionEntry } from './exhibition-entry.tsx'

/** Past exhibitions, year by year. */
export function ExhibitionYears({ years }: { years: [year: number, exhibitions: ExhibitionCard[]][] }) {
  return (
    <ul>
      {years.map(([year, exhibitions]) => (
        <li key={year} className="grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-[1fr_5fr]">
          <h3 className="font-display text-lead text-muted">{year}</h3>
          <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
            {exhibitions.map((exhibition) => (
              <li key={exhibition.id}>
                <ExhibitionEntry isPast exhibition={exhibition} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
