import type { PressCard } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { classOf } from '../../../components/button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { useLangOf } from '../use-lang-of.ts'

/** A press item in a list: who printed it and when, its title, and the way to the original where there is one. */
export function PressRow({ item }: { item: PressCard }) {
  const locale = useLocale()
  const langOf = useLangOf()
  const { slug, title, publication, lead, dated } = item
  return (
    <article
      lang={langOf(item)}
      className="grid gap-x-10 gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_3fr] md:py-8"
    >
      <p className="text-label text-muted">
        {publication ? <span className="block text-body text-ink">{publication}</span> : null}
        <time dateTime={dated}>{formatDay(dated, locale)}</time>
      </p>
      <div>
        <h3 className="font-display text-title">
          <AppLink className="decoration-line underline-offset-4 hover:underline" to={`/press/${slug}`}>
            {title}
          </AppLink>
        </h3>
        {lead ? <p className="mt-1 max-w-[65ch] text-body text-muted">{lead}</p> : null}
        <OriginalLink item={item} />
      </div>
    </article>
  )
}

/** Leads to where an article was printed, in a tab of its own. */
export function OriginalLink({ item: { link, publication } }: { item: Pick<PressCard, 'link' | 'publication'> }) {
  const { visit, shell } = useWords()
  // An address typed by staff could start with `javascript:`.
  if (!link || !/^https?:\/\//.test(link)) return null
  return (
    <a className={classOf('quiet')} href={link} target="_blank" rel="noopener noreferrer">
      {publication ? fill(visit.press.read, { publication }) : visit.press.readElsewhere}
      <span className="sr-only"> {shell.opensInNewTab}</span>
    </a>
  )
}
