import type { NewsCard } from '../../../../contract/catalogue/shapes.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'

/** A piece of news in words, leading to the whole of it. */
export function NewsEntry({ article }: { article: NewsCard }) {
  const locale = useLocale()
  const { slug, title, lead, published_on: day } = article
  return (
    <AppLink to={`/news/${slug}`} className="group block">
      <p className="text-label text-muted">
        <time dateTime={day}>{formatDay(day, locale)}</time>
      </p>
      <p className="mt-1 font-display text-title decoration-line underline-offset-4 group-hover:underline">{title}</p>
      {lead ? <p className="mt-2 max-w-[60ch] text-body">{lead}</p> : null}
    </AppLink>
  )
}
