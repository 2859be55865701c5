import type { ExhibitionCard as Exhibition } from '../../../../contract/catalogue/shapes.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { useLangOf } from '../use-lang-of.ts'
import { CardPicture } from '../whole-picture.tsx'
import { periodText } from './period-text.ts'

const SIZES = {
  large: '(min-width: 1280px) 600px, (min-width: 769px) 46vw, 92vw',
  small: '(min-width: 1280px) 390px, (min-width: 1025px) 30vw, (min-width: 769px) 45vw, 92vw',
}

/** An exhibition as the gallery's page shows it: a view, its title, its days. */
export function ExhibitionCard({ exhibition, size }: { exhibition: Exhibition; size: keyof typeof SIZES }) {
  const { visit } = useWords()
  const locale = useLocale()
  const langOf = useLangOf()
  const { slug, title, kind, picture } = exhibition
  return (
    <article lang={langOf(exhibition)} className="group relative">
      <CardPicture picture={picture} sizes={SIZES[size]} isDecorative />
      <p className="mt-5 text-label text-muted">{visit.gallery[kind]}</p>
      <h4 className={`mt-1 font-display ${size === 'large' ? 'text-heading' : 'text-title'}`}>
        <AppLink
          className="decoration-line underline-offset-4 group-hover:underline after:absolute after:inset-0"
          to={`/gallery/${slug}`}
        >
          <cite className="italic">{title}</cite>
        </AppLink>
      </h4>
      <p className="mt-1 text-body text-muted">{periodText(exhibition, locale)}</p>
    </article>
  )
}
