import type { NewsCard as News } from '../../../../contract/catalogue/shapes.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useLangOf } from '../use-lang-of.ts'
import { CardPicture, WholePicture } from '../whole-picture.tsx'

const SIZES = '(min-width: 1280px) 390px, (min-width: 1025px) 30vw, (min-width: 769px) 45vw, 92vw'
const LARGE = '(min-width: 1280px) 740px, (min-width: 1025px) 58vw, 92vw'

interface NewsCardProps {
  news: News
  heading?: 'h2' | 'h3'
  /** The first of a list, shown wide. */
  isLarge?: boolean
}

/** An article as lists show it: picture, day, title, first sentence; all of it leads to the article. */
export function NewsCard({ news, heading: Heading = 'h2', isLarge = false }: NewsCardProps) {
  const locale = useLocale()
  const langOf = useLangOf()
  const { slug, title, lead, published_on, picture } = news
  return (
    <article
      lang={langOf(news)}
      className={`group relative ${isLarge ? 'lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-x-16' : ''}`}
    >
      {isLarge && picture ? (
        <WholePicture picture={picture} sizes={LARGE} isFirst isDecorative />
      ) : (
        <CardPicture picture={picture} sizes={SIZES} isDecorative />
      )}
      <div className="mt-5">
        <p className="text-label text-muted">
          <time dateTime={published_on}>{formatDay(published_on, locale)}</time>
        </p>
        <Heading className={`mt-1 font-display ${isLarge ? 'text-heading' : 'text-title'}`}>
          <AppLink
            className="decoration-line underline-offset-4 group-hover:underline after:absolute after:inset-0"
            to={`/news/${slug}`}
          >
            {title}
          </AppLink>
        </Heading>
        {lead ? <p className="mt-2 max-w-[60ch] text-body text-muted">{lead}</p> : null}
      </div>
    </article>
  )
}
