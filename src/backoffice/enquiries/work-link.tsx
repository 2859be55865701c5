import { Link } from 'react-router'

import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { formatMoney } from '../../messages/format.ts'
import { Thumbnail } from '../components/thumbnail.tsx'
import { useLocale, useWords } from '../words.ts'

interface Props {
  artwork: SalesEnquiry['artworks'][number] | null
  id: number
}

/** A work that is spoken of, with its picture; it leads to where the work is written. */
export function WorkLink({ artwork, id }: Props) {
  const { enquiries, availability } = useWords()
  const locale = useLocale()
  return (
    <Link className="flex min-h-11 items-center gap-4 hover:bg-ink/5" to={`/artworks/${id}`}>
      <Thumbnail picture={artwork?.picture ?? null} className="size-14 shrink-0" />
      {artwork ? (
        <span className="min-w-0">
          <span className="block text-label text-muted">{artwork.artist.name}</span>
          <cite className="block break-words underline decoration-line underline-offset-4">{artwork.title}</cite>
          <span className="block text-label text-muted">
            {artwork.final_price === null
              ? availability[artwork.availability]
              : formatMoney(artwork.final_price, locale)}
          </span>
        </span>
      ) : (
        <span>{enquiries.workGone}</span>
      )}
    </Link>
  )
}
