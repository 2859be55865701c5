import { useLoaderData } from 'react-router'

import { localize } from '../../../../contract/locale.ts'
import { fill } from '../../../../messages/fill.ts'
import { ArtworkGrid } from '../../../components/artwork-grid.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { Section } from '../../../components/section.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { loadPage } from '../../../page-data.ts'
import { useGallery } from '../../../use-gallery.ts'
import { useWords } from '../../../words.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { ArtistLinks } from './artist-links.tsx'
import { CurrentExhibition } from './current-exhibition.tsx'
import { Hero } from './hero.tsx'
import { NewsLinks } from './news-links.tsx'
import { SeriesInvitation } from './series-invitation.tsx'

const load = loadPage(async (call) => {
  const { home } = await call('GET /home')
  // What nobody has chosen may still hang in the rooms.
  const isBare = home.artworks.length === 0 && (await call('GET /artworks', { query: {} })).artworks.length === 0
  return { ...home, isBare }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

export default function HomePage() {
  const { hero, exhibition, artworks, artists, series, news, isBare } = useLoaderData<typeof load>()
  const { home, pages } = useWords()
  const { name, tagline, description, introduction } = useGallery()
  const [firstSeries] = series
  return (
    <Main className="pt-8 pb-24 md:pt-14 md:pb-40">
      <PageHead
        isWhole
        title={tagline ? fill(home.title, { name, tagline }) : name}
        description={description ?? introduction ?? name}
      />
      <Hero hero={hero} />
      {exhibition ? <CurrentExhibition exhibition={exhibition} /> : null}
      {artworks.length > 0 ? (
        <Section title={home.selected} more={{ to: '/artwork', name: home.allWorks }}>
          <ArtworkGrid artworks={artworks} />
        </Section>
      ) : isBare ? (
        <p className="mt-12">
          <ButtonLink to="/contact">{pages.toContact}</ButtonLink>
        </p>
      ) : (
        <Categories />
      )}
      {artists.length > 0 ? <ArtistLinks artists={artists} /> : null}
      {firstSeries ? <SeriesInvitation series={firstSeries} /> : null}
      {news.length > 0 ? <NewsLinks news={news} /> : null}
    </Main>
  )
}

/** The way to the works as long as nobody has chosen some for this page. */
function Categories() {
  const { categories } = useShellData()
  const { home } = useWords()
  const locale = useLocale()
  return (
    <>
      <h2 className="mt-24 text-label text-muted md:mt-32">{home.categories}</h2>
      <ul className="mt-2 grid font-display text-heading md:grid-cols-2 md:gap-x-16">
        {categories.map(({ id, slug, name }) => (
          <li key={id} className="border-b border-line">
            <AppLink className="block py-5 transition-[padding] hover:pl-3" to={`/artwork?category=${slug}`}>
              {localize(name, locale)}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
}
