import { useLoaderData } from 'react-router'

import { fill } from '../../../../messages/fill.ts'
import { formatDimensions } from '../../../../messages/format.ts'
import { describeWork, preferSearchWords } from '../../../../messages/page-heads.ts'
import { ArtworkGrid } from '../../../components/artwork-grid.tsx'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { Prose } from '../../../components/prose.tsx'
import { Section } from '../../../components/section.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { expectSlug, loadPage } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'
import { usePreview, Wanting } from '../use-preview.tsx'
import { ArtworkFacts } from './artwork-facts.tsx'
import { ArtworkHeading } from './artwork-heading.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Purchase } from './purchase.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Stage } from './stage.tsx'
import { StructuredData } from './structured-data.tsx'
import { TotalBar } from './total-bar.tsx'
import { WayBack } from './way-back.tsx'

const load = loadPage(async (call, place) => {
  const { artwork: slug = '' } = place.params
  const { artwork, other_works } = await call('GET /artworks/{slug}', { params: { slug } })
  expectSlug(place, slug, artwork.slug)
  return { artwork, otherWorks: other_works }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** One work: large, with its label, its price and everything a collector asks about it. */
export default function ArtworkPage() {
  const { artwork, otherWorks } = useLoaderData<typeof load>()
  const { artwork: words, pages } = useWords()
  const locale = useLocale()
  const isPreview = usePreview() !== undefined
  const { id, title, artist, year, technique, about } = artwork
  const facts = [year, technique.name, formatDimensions(artwork, locale)]
  const head = preferSearchWords(artwork, describeWork({ title, artist: artist.name, facts }, words))
  const trail = [
    { to: '/artwork', name: pages.artworks.heading },
    { to: `/artist/${artist.slug}`, name: artist.name },
    { to: `/artwork/${artwork.slug}`, name: title },
  ]
  return (
    <Main className="pt-4 pb-24 md:pb-32">
      <PageHead {...head} picture={artwork.picture} />
      <StructuredData artwork={artwork} trail={trail} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 wide:-mx-60">
        <Breadcrumbs trail={trail} />
        <WayBack />
      </div>
      {/* Whichever column is shorter stays in sight while the other is read. */}
      <article
        key={id}
        className="mt-4 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20 wide:-mx-60"
      >
        <div className="min-w-0 lg:sticky lg:top-8">
          <Stage artwork={artwork} />
        </div>
        <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-12 lg:sticky lg:top-8">
          <Wanting>
            <ArtworkHeading artwork={artwork} />
            <div className="md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 lg:contents">
              <Purchase artwork={artwork} hasOthers={otherWorks.length > 0} />
            </div>
          </Wanting>
          <ArtworkFacts artwork={artwork} />
          {about ? (
            <section className="mt-10">
              <h2 className="mb-4 font-display text-title">{words.about}</h2>
              <Prose text={about} />
            </section>
          ) : null}
        </div>
      </article>
      {otherWorks.length > 0 ? (
        <Section
          id="other-works"
          title={fill(words.otherWorks, { artist: artist.name })}
          more={{ to: `/artist/${artist.slug}`, name: words.aboutArtist }}
        >
          <ArtworkGrid artworks={otherWorks} isArtistShown={false} />
        </Section>
      ) : null}
      {isPreview ? null : <RecentlyViewed current={id} />}
      <Wanting>
        <TotalBar id={id} />
      </Wanting>
    </Main>
  )
}
