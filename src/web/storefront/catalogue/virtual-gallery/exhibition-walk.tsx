import type { Exhibition } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { JsonLd } from '../../../components/json-ld.tsx'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { breadcrumbsOf } from '../artists/structured-data.ts'
import { BackLink } from '../back-link.tsx'
import { periodText } from '../exhibitions/period-text.ts'
import { useAbsolute } from '../use-absolute.ts'
import { useLangOf } from '../use-lang-of.ts'
import type { WalkCutouts } from './walk-work.ts'
import { Walk } from './walk.tsx'

/** The works of an exhibition, hung in rooms in the order in which they hang in the gallery. */
export function ExhibitionWalk({ exhibition, cutouts }: { exhibition: Exhibition; cutouts: WalkCutouts }) {
  const { walk: words, visit } = useWords()
  const locale = useLocale()
  const langOf = useLangOf()
  const absolute = useAbsolute()
  const { slug, title, picture, artists, artworks } = exhibition
  const trail = [
    { name: visit.pages.gallery.heading, to: '/gallery' },
    { name: title, to: `/gallery/${slug}` },
    { name: words.heading, to: `/gallery/${slug}/virtual-gallery` },
  ]
  return (
    <Main className="pt-8 pb-24 md:pt-12 md:pb-32">
      <PageHead
        title={fill(words.title, { title })}
        description={fill(words.description, { title })}
        picture={picture}
      />
      <JsonLd data={breadcrumbsOf(trail, absolute)} />
      <BackLink to={`/gallery/${slug}`}>{fill(words.of, { title })}</BackLink>
      <p className="text-label text-muted">{words.heading}</p>
      <h1 className="mt-2 font-display text-heading" lang={langOf(exhibition)}>
        <cite className="italic">{title}</cite>
      </h1>
      <p className="mt-4 mb-10 text-lead text-muted">{periodText(exhibition, locale)}</p>
      <Walk key={slug} title={title} artworks={artworks} cutouts={cutouts} isArtistShown={artists.length !== 1} />
    </Main>
  )
}
