import { Link } from 'react-router'

import { ChooseBox } from '../bulk/choose-box.tsx'
import { Completeness } from '../components/completeness.tsx'
import { StateBadge } from '../components/state-badge.tsx'
import { Thumbnail } from '../components/thumbnail.tsx'
import type { ListProps } from './list-table.tsx'
import { SaleOf } from './sale-of.tsx'
import { TitleOf } from './title-of.tsx'

/** A list on a phone. */
export function ListCards({ kind, entries, selection }: ListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line md:hidden">
      {entries.map((entry) => (
        <li key={entry.id} className="relative flex gap-4 py-3">
          {selection ? (
            <div className="-my-3 -mr-4 -ml-4 shrink-0 *:w-15 *:pl-4">
              <ChooseBox selection={selection} entry={entry} />
            </div>
          ) : null}
          {entry.picture ? <Thumbnail picture={entry.picture} className="size-16 shrink-0" /> : null}
          <div className="min-w-0 grow space-y-1">
            <Link to={`/${kind}/${entry.id}`} className="block truncate after:absolute after:inset-0">
              <TitleOf words={entry.title} />
            </Link>
            {entry.artist || entry.number ? (
              <p className="truncate text-label text-muted">
                {entry.artist ? <TitleOf words={entry.artist} /> : null}
                {entry.artist && entry.number ? ' · ' : null}
                {entry.number}
              </p>
            ) : null}
            {kind === 'artworks' ? (
              <p className="text-label">
                <SaleOf {...entry} />
              </p>
            ) : null}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <StateBadge state={entry.state} publishAt={entry.publish_at} />
              <Completeness lacks={entry.lacks} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
