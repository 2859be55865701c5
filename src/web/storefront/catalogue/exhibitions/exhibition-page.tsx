import { useLoaderData } from 'react-router'

import { ArtworkGrid } from '../../../components/artwork-grid.tsx'
import { ButtonLink } from '../../../components/button.tsx'
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
import { describePlace } from '../../gallery/gallery-place.ts'
import { VisitFacts } from '../../gallery/visit-facts.tsx'
import { ArtistLinks } from '../artist-links.tsx'
import { BackLink } from '../back-link.tsx'
import { useAbsolute } from '../use-absolute.ts'
import { useLangOf } from '../use-lang-of.ts'
import { WholePicture } from '../whole-picture.tsx'
import { periodText } from './period-text.ts'

const load = loadPage(async (call, place) => {
  const slug = place.params.exhibition ?? ''
  const { exhibition } = await call('GET /exhibitions/{slug}', { params: { slug } })
  expectSlug(place, slug, exhibition.slug)
  return { exhibition }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** One exhibition: its text, its artists, its works in the order they hang, and when to come. */
export default function ExhibitionPage() {
  const { exhibition } = useLoaderData<typeof load>()
  const { visit, label } = useWords()
  const gallery = useGallery()
  const locale = useLocale()
  const langOf = useLangOf()
  const absolute = useAbsolute()
  const { slug, title, kind, about, picture, artists, artworks, starts_on, ends_on, venue, city } = exhibition
  const period = periodText(exhibition, locale)
  const where = [venue, city].filter(Boolean).join(label.comma)
  return (
    <Main className="pt-8 pb-24 md:pt-12 md:pb-32">
      <PageHead
        title={`${title}, ${period}`}
        description={firstSentence(about ?? '') || visit.pages.gallery.description}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'ExhibitionEvent',
          name: title,
          description: about ?? undefined,
          startDate: starts_on ?? undefined,
          endDate: ends_on ?? undefined,
          image: picture ? absolute.picture(picture) : undefined,
          url: absolute.page(`/gallery/${slug}`),
          location: exhibition.is_at_gallery
            ? describePlace(gallery, absolute.page('/gallery'))
            : { '@type': 'Place', name: where },
          performer: artists.map(({ name, slug: artist }) => ({
            '@type': 'Person',
            name,
            url: absolute.page(`/artist/${artist}`),
          })),
        }}
      />
      <BackLink to="/gallery#exhibitions">{visit.gallery.allExhibitions}</BackLink>
      <article lang={langOf(exhibition)}>
        <p className="text-label text-muted">{visit.gallery[kind]}</p>
        <h1 className="mt-2 font-display text-heading">
          <cite className="italic">{title}</cite>
        </h1>
        <p className="mt-4 text-lead text-muted">
          {period}
          {where ? <span className="block text-body">{where}</span> : null}
        </p>
        {picture ? (
          <div className="mt-10 md:mt-14">
            <WholePicture picture={picture} sizes="(min-width: 1280px) 1200px, 94vw" isFirst />
          </div>
        ) : null}
        <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-[2fr_1fr]">
          <div className="space-y-8">
            {about ? <Prose key={locale} text={about} /> : null}
            <ArtistLinks label={visit.gallery.artists} artists={artists} />
            {artworks.length > 0 ? (
              <ButtonLink to={`/gallery/${slug}/virtual-gallery`}>{visit.gallery.walk}</ButtonLink>
            ) : null}
          </div>
          {exhibition.is_at_gallery ? <VisitFacts facts={['address', 'hours']} /> : null}
        </div>
      </article>
      {artworks.length > 0 ? (
        <Section title={visit.gallery.works}>
          <ArtworkGrid artworks={artworks} isArtistShown={artists.length > 1} />
        </Section>
      ) : null}
    </Main>
  )
}
