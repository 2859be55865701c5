import { Link } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { ChooseBox } from '../bulk/choose-box.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { Completeness } from '../components/completeness.tsx'
import { formatMoment } from '../components/moments.ts'
import { StateBadge } from '../components/state-badge.tsx'
import { Thumbnail } from '../components/thumbnail.tsx'
import { useLocale, useWords } from '../words.ts'
import { OPEN_ROW } from './open-row.ts'
import { SaleOf } from './sale-of.tsx'
import { TitleOf } from './title-of.tsx'
import type { Entry } from './use-list.ts'

export interface ListProps {
  kind: EditedKind
  entries: Entry[]
  /** What is chosen of them, by whoever may change them. */
  selection: Selection | undefined
}

const CELL = 'py-2 pr-4 align-middle'

const PICTURED: readonly EditedKind[] = [
  'artworks',
  'artists',
  'series',
  'exhibitions',
  'news',
  'press',
  'pages',
  'rooms',
]

const DATED: readonly EditedKind[] = ['exhibitions', 'press']

/** A list on a wide screen. */
export function ListTable({ kind, entries, selection }: ListProps) {
  const { bulk, lists } = useWords()
  const { columns } = lists
  const locale = useLocale()
  const isWorks = kind === 'artworks'
  const hasArtist = isWorks || kind === 'series'
  const isDated = DATED.includes(kind)
  const hasPicture = PICTURED.includes(kind)
  const heads = [
    hasPicture && columns.picture,
    columns.title,
    isWorks && columns.number,
    hasArtist && columns.artist,
    isWorks && columns.sale,
    isDated && columns.dated,
    columns.state,
    columns.languages,
    columns.changed,
  ].filter((head) => head !== false)
  // A tablet tells the price below the title.
  const wideOnly = new Set([columns.changed, columns.sale])
  return (
    <table className="hidden w-full border-collapse text-label md:table">
      <thead>
        <tr className="border-b border-ink text-left">
          {selection ? (
            <th scope="col" className="w-11">
              <span className="sr-only">{bulk.column}</span>
            </th>
          ) : null}
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className={`${CELL} font-normal text-muted ${wideOnly.has(head) ? 'max-lg:hidden' : ''}`}
            >
              {head === columns.picture ? <span className="sr-only">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Tab and Enter have the link in each row. */}
      <tbody {...OPEN_ROW}>
        {entries.map((entry) => (
          <tr key={entry.id} className="group cursor-pointer border-b border-line hover:bg-line/20">
            {selection ? (
              // As high as its row, which the box itself could not know.
              <td className="h-px p-0">
                <ChooseBox selection={selection} entry={entry} />
              </td>
            ) : null}
            {hasPicture ? (
              <td className={`${CELL} w-20`}>
                <Thumbnail picture={entry.picture} className="size-14" />
              </td>
            ) : null}
            <td className={`${CELL} max-w-80`}>
              <Link to={`/${kind}/${entry.id}`} className="text-body group-hover:underline">
                <TitleOf words={entry.title} />
              </Link>
              {isWorks ? (
                <span className="block lg:hidden">
                  <SaleOf {...entry} />
                </span>
              ) : null}
            </td>
            {isWorks ? <td className={`${CELL} whitespace-nowrap text-muted`}>{entry.number}</td> : null}
            {hasArtist ? <td className={CELL}>{entry.artist ? <TitleOf words={entry.artist} /> : null}</td> : null}
            {isWorks ? (
              <td className={`${CELL} max-lg:hidden`}>
                <SaleOf {...entry} />
              </td>
            ) : null}
            {isDated ? <td className={`${CELL} whitespace-nowrap`}>{entry.dated ?? entry.year}</td> : null}
            <td className={CELL}>
              <StateBadge state={entry.state} publishAt={entry.publish_at} />
            </td>
            <td className={CELL}>
              <Completeness lacks={entry.lacks} />
            </td>
            <td className={`${CELL} whitespace-nowrap text-muted max-lg:hidden`}>
              {formatMoment(entry.changed_at, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
