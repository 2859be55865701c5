import type { Reply } from '../../../../contract/client.ts'
import { formatPeriod } from '../../../../messages/format-day.ts'
import { ArtworkLabel } from '../../../components/artwork-label.tsx'
import { Picture } from '../../../components/picture.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useGallery } from '../../../use-gallery.ts'

type Home = Reply<'GET /home'>['home']

/** The first wall: one large work or exhibition, and what this house is. */
export function Hero({ hero: { artwork, exhibition } }: { hero: Home['hero'] }) {
  const { name, opening_line, introduction } = useGallery()
  const locale = useLocale()
  const picture = artwork?.picture ?? exhibition?.picture
  const isWide = picture ? picture.width >= picture.height : false
  const to = artwork ? `/artwork/${artwork.slug}` : exhibition ? `/gallery/${exhibition.slug}` : '/artwork'
  return (
    <div
      className={`grid items-end gap-x-16 gap-y-10 wide:-mx-60 ${isWide ? 'lg:grid-cols-[3fr_2fr]' : 'lg:grid-cols-[5fr_6fr]'}`}
    >
      <div className="lg:order-2">
        <h1 className="max-w-[14ch] font-display chinese:max-w-none text-display chinese:text-balance">
          {opening_line ?? name}
        </h1>
        {introduction ? <p className="mt-6 max-w-[46ch] text-lead text-muted md:mt-8">{introduction}</p> : null}
        {artwork ? (
          <div className="mt-10 hidden lg:block">
            <ArtworkLabel artwork={artwork} />
          </div>
        ) : null}
        {exhibition?.starts_on && exhibition.ends_on ? (
          <p className="mt-10 text-label text-muted">
            {formatPeriod(exhibition.starts_on, exhibition.ends_on, locale)}
          </p>
        ) : null}
      </div>
      {picture ? (
        <div className="lg:order-1">
          <AppLink viewTransition className="block" to={to}>
            <Picture
              picture={picture}
              isFirst
              sizes={
                isWide
                  ? '(min-width: 1920px) 989px, (min-width: 1280px) 701px, (min-width: 1025px) 58vw, 92vw'
                  : '(min-width: 1920px) 750px, (min-width: 1280px) 531px, (min-width: 1025px) 42vw, 92vw'
              }
              tallest="78vh"
            />
          </AppLink>
          {artwork ? (
            <div className="mt-4 lg:hidden">
              <ArtworkLabel artwork={artwork} />
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
