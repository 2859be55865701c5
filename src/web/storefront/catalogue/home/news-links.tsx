import type { NewsCard } from '../../../../contract/catalogue/shapes.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { Section } from '../../../components/section.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

/** What happened last. */
export function NewsLinks({ news }: { news: NewsCard[] }) {
  const { home } = useWords()
  const locale = useLocale()
  return (
    <Section title={home.news} more={{ to: '/news', name: home.allNews }}>
      <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {news.map(({ id, slug, title, lead, published_on }) => (
          <li key={id}>
            <AppLink className="group block" to={`/news/${slug}`}>
              <p className="text-label text-muted">{formatDay(published_on, locale)}</p>
              <p className="mt-2 font-display text-title group-hover:underline group-hover:decoration-line group-hover:underline-offset-4">
                {title}
              </p>
              {lead ? <p className="mt-2 text-body text-muted">{lead}</p> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
