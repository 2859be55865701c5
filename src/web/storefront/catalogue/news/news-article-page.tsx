import { useLoaderData } from 'react-router'

import { formatDay } from '../../../../messages/format-day.ts'
import { JsonLd } from '../../../components/json-ld.tsx'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { Prose } from '../../../components/prose.tsx'
import { Section } from '../../../components/section.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { expectSlug, loadPage } from '../../../page-data.ts'
import { useGallery } from '../../../use-gallery.ts'
import { useWords } from '../../../words.ts'
import { firstSentence } from '../../gallery/first-sentence.ts'
import { ArtistLinks } from '../artist-links.tsx'
import { BackLink } from '../back-link.tsx'
import { useAbsolute } from '../use-absolute.ts'
import { useLangOf } from '../use-lang-of.ts'
import { WholePicture } from '../whole-picture.tsx'
import { NewsCard } from './news-card.tsx'

const OTHERS = 3

const load = loadPage(async (call, place) => {
  const slug = place.params.article ?? ''
  const [{ news }, { news: latest }] = await Promise.all([
    call('GET /news/{slug}', { params: { slug } }),
    call('GET /news', { query: { page: 1 } }),
  ])
  expectSlug(place, slug, news.slug)
  return { article: news, others: latest.filter(({ id }) => id !== news.id).slice(0, OTHERS) }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** One article, the artists it is about, and the latest others. */
export default function NewsArticlePage() {
  const { article, others } = useLoaderData<typeof load>()
  const { visit } = useWords()
  const { name } = useGallery()
  const locale = useLocale()
  const langOf = useLangOf()
  const absolute = useAbsolute()
  const { title, lead, body, published_on, picture, artists, slug } = article
  return (
    <Main className="pt-8 pb-24 md:pt-12 md:pb-32">
      <PageHead title={title} description={lead ?? firstSentence(body)} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: title,
          description: lead ?? undefined,
          datePublished: published_on,
          image: picture ? absolute.picture(picture) : undefined,
          mainEntityOfPage: absolute.page(`/news/${slug}`),
          author: { '@type': 'Organization', name },
          publisher: { '@type': 'Organization', name, url: absolute.page('/') },
        }}
      />
      <div className="wide:-mx-60">
        <BackLink to="/news">{visit.news.all}</BackLink>
      </div>
      <article lang={langOf(article)} className="wide:-mx-60">
        <p className="text-label text-muted">
          <time dateTime={published_on}>{formatDay(published_on, locale)}</time>
        </p>
        <h1 className="mt-2 max-w-[24ch] font-display text-heading">{title}</h1>
        {lead ? <p className="mt-4 max-w-[60ch] text-lead text-muted">{lead}</p> : null}
        <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-[7fr_5fr]">
          {picture ? (
            <WholePicture picture={picture} sizes="(min-width: 1920px) 962px, (min-width: 1025px) 56vw, 92vw" isFirst />
          ) : null}
          <div className="space-y-10">
            <Prose key={locale} text={body} />
            <ArtistLinks label={visit.news.artists} artists={artists} />
          </div>
        </div>
      </article>
      {others.length > 0 ? (
        <Section title={visit.news.more} more={{ to: '/news', name: visit.news.all }}>
          <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
            {others.map((one) => (
              <li key={one.id}>
                <NewsCard news={one} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Main>
  )
}
