import { useRouteLoaderData } from 'react-router'

import type { Enquiry } from '../../../contract/enquiries/shapes.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { classOf } from '../../components/button.tsx'
import { Section } from '../../components/section.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import type { Site } from '../../page-data.ts'
import { useWords } from '../../words.ts'
import { ReplyForm } from './reply-form.tsx'
import { ThreadOffers } from './thread-offers.tsx'
import { WorkLabel } from './work-label.tsx'

interface ThreadProps {
  enquiry: Enquiry
  token: string
  onChange: (enquiry: Enquiry) => void
}

/** A conversation: what it is about, what is offered, what was written, and a place to write again. */
export function Thread({
  enquiry: { reference, kind, status, artworks, messages, offers },
  token,
  onChange,
}: ThreadProps) {
  const { page: words, kinds } = useWords().enquiry
  const locale = useLocale()
  const apiUrl = useRouteLoaderData<Site>('root')?.apiUrl ?? ''
  return (
    <>
      <div className="space-y-4">
        <p className="text-label text-muted">
          {words.reference} <span className="text-ink">{reference}</span>
        </p>
        <p className="font-display text-title">{kinds[kind]}</p>
        {status === 'closed' ? <p className="max-w-[60ch] text-body text-muted">{words.closed}</p> : null}
      </div>
      {artworks.length > 0 ? (
        <ul className="mt-8 max-w-3xl border-t border-line">
          {artworks.map((artwork) => (
            <li key={artwork.id} className="border-b border-line py-2">
              <AppLink className="block hover:underline hover:underline-offset-4" to={`/artwork/${artwork.slug}`}>
                <WorkLabel work={artwork} />
              </AppLink>
            </li>
          ))}
        </ul>
      ) : null}
      {offers.length > 0 ? (
        <Section title={words.offers} className="mt-16">
          <ThreadOffers offers={offers} />
        </Section>
      ) : null}
      <Section title={words.conversation} className="mt-16">
        <ol className="max-w-3xl space-y-8">
          {messages.map(({ by, is_noted, is_by_mail, text, at, files }, place) => (
            <li
              key={place}
              className={by === 'gallery' ? 'border-l-2 border-accent pl-6' : 'border-l-2 border-line pl-6'}
            >
              <p className="text-label text-muted">
                {is_noted ? words.noted : is_by_mail ? words.byMail : words.by[by]} ·{' '}
                <time dateTime={at}>{formatDay(at.slice(0, 10), locale)}</time>
              </p>
              <p className="mt-1 max-w-[65ch] text-body break-words whitespace-pre-line">{text}</p>
              {files.map(({ id, name }) => (
                <a
                  key={id}
                  className={`${classOf('quiet')} mr-6 break-all`}
                  href={`${apiUrl}/api/enquiries/${token}/files/${id}`}
                  download={name}
                >
                  {name}
                </a>
              ))}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={words.reply} className="mt-16">
        <div className="max-w-3xl">
          <ReplyForm token={token} onSent={onChange} />
        </div>
      </Section>
    </>
  )
}
