import { Link, useLocation } from 'react-router'

import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoment } from '../components/moments.ts'
import { Thumbnail } from '../components/thumbnail.tsx'
import { ENQUIRIES } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { EnquiryBadge } from './enquiry-badge.tsx'

interface Props {
  enquiry: SalesEnquiry
  /** Whoever looks at it. */
  me: string | undefined
}

/** An enquiry as a line of the list: who, about what, the last word, and who sees to it. */
export function EnquiryRow({ enquiry, me }: Props) {
  const { enquiries } = useWords()
  const locale = useLocale()
  const { search } = useLocation()
  const { reference, name, kind, artworks, messages, status, awaits_answer, said_at, assigned, assigned_name } = enquiry
  const [work] = artworks
  const about =
    work === undefined
      ? enquiries.kinds[kind]
      : artworks.length === 1
        ? work.title
        : fill(enquiries.moreWorks, { title: work.title, count: artworks.length - 1 })
  const isWaiting = status === 'open' && awaits_answer
  return (
    <Link
      to={`${ENQUIRIES}/${reference}`}
      state={{ search }}
      className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-1 py-3 hover:bg-ink/5 md:grid-cols-[3rem_minmax(0,1fr)_13rem]"
    >
      <Thumbnail picture={work?.picture ?? null} className="size-12 row-span-2 md:row-span-1" />
      <span className="min-w-0">
        <span className={`block break-words ${isWaiting ? 'font-semibold' : ''}`}>{name}</span>
        <span className="block truncate text-label text-muted">{about}</span>
        <span className={`block truncate ${isWaiting ? '' : 'text-muted'}`}>{messages.at(-1)?.text}</span>
      </span>
      <span className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:col-start-3 md:flex-col md:items-end">
        <EnquiryBadge enquiry={enquiry} />
        <time dateTime={said_at} className="text-label text-muted">
          {formatMoment(said_at, locale)}
        </time>
        {assigned ? (
          <span className="text-label break-words">{assigned === me ? enquiries.you : assigned_name}</span>
        ) : null}
      </span>
    </Link>
  )
}
