import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { fillCount } from '../../../../messages/count.ts'
import { fill } from '../../../../messages/fill.ts'
import { ArtworkGrid } from '../../../components/artwork-grid.tsx'
import { Section } from '../../../components/section.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

const SHOWN_AT_MOST = 12

/** What can be bought of an artist; when nothing can, what has been made. */
export function ArtistWorks({ artist }: { artist: Artist }) {
  const { artist: words } = useWords()
  const locale = useLocale()
  const { slug, name, artworks } = artist
  const forSale = artworks.filter(({ availability }) => availability === 'available')
  const shown = forSale.length > 0 ? forSale : artworks
  return (
    <Section
      id="works"
      title={forSale.length > 0 ? words.worksForSale : words.works}
      {...(artworks.length > 0
        ? { more: { to: `/artwork?artist=${slug}`, name: fillCount(words.allWorks, artworks.length, locale) } }
        : {})}
    >
      {shown.length > 0 ? (
        <ArtworkGrid artworks={shown.slice(0, SHOWN_AT_MOST)} isArtistShown={false} />
      ) : (
        <p className="text-lead text-muted">{fill(words.noWorks, { name })}</p>
      )}
    </Section>
  )
}
