import type { ReactNode } from 'react'

import type { ExhibitionCard as Exhibition } from '../../../../contract/catalogue/shapes.ts'
import { Section } from '../../../components/section.tsx'
import { useWords } from '../../../words.ts'
import { LoadMore } from '../load-more.tsx'
import { ExhibitionCard } from './exhibition-card.tsx'

interface ExhibitionRoomsProps {
  current: Exhibition[]
  upcoming: Exhibition[]
  past: Exhibition[]
  /** The address that shows more of the past ones. */
  more: string | null
}

/** What hangs now, what comes next, and what has been. */
export function ExhibitionRooms({ current, upcoming, past, more }: ExhibitionRoomsProps) {
  const { visit } = useWords()
  const isEmpty = current.length + upcoming.length + past.length === 0
  return (
    <Section id="exhibitions" title={visit.gallery.exhibitions}>
      {isEmpty ? <p className="text-body text-muted">{visit.gallery.noExhibitions}</p> : null}
      <Part title={visit.gallery.current} exhibitions={current}>
        <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 md:gap-x-16">
          {current.map((one) => (
            <li key={one.id}>
              <ExhibitionCard exhibition={one} size="large" />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={visit.gallery.upcoming} exhibitions={upcoming}>
        <Cards exhibitions={upcoming} />
      </Part>
      <Part title={visit.gallery.past} exhibitions={past}>
        <LoadMore to={more} count={past.length}>
          <Cards exhibitions={past} />
        </LoadMore>
      </Part>
    </Section>
  )
}

function Part({ title, exhibitions, children }: { title: string; exhibitions: Exhibition[]; children: ReactNode }) {
  if (exhibitions.length === 0) return null
  return (
    <div className="mt-16 first:mt-0 md:mt-24">
      <h3 className="mb-6 text-lead text-muted">{title}</h3>
      {children}
    </div>
  )
}

function Cards({ exhibitions }: { exhibitions: Exhibition[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
      {exhibitions.map((one) => (
        <li key={one.id}>
          <ExhibitionCard exhibition={one} size="small" />
        </li>
      ))}
    </ul>
  )
}
