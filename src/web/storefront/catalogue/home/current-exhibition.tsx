import type { ExhibitionCard } from '../../../../contract/catalogue/shapes.ts'
import { formatPeriod } from '../../../../messages/format-day.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Picture } from '../../../components/picture.tsx'
import { Section } from '../../../components/section.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

/** What hangs in the rooms now, or next, or what else staff chose. */
export function CurrentExhibition({ exhibition }: { exhibition: ExhibitionCard }) {
  const { home } = useWords()
  const locale = useLocale()
  const { title, period, starts_on, ends_on, picture, slug } = exhibition
  return (
    <Section title={home.exhibition[period ?? 'current']}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_4fr]">
        {picture ? <Picture picture={picture} sizes="(min-width: 1025px) 58vw, 92vw" /> : null}
        <div>
          <h3 className="font-display text-heading">
            <cite className="italic">{title}</cite>
          </h3>
          {starts_on && ends_on ? (
            <p className="mt-3 mb-8 text-body text-muted">{formatPeriod(starts_on, ends_on, locale)}</p>
          ) : null}
          <ButtonLink to={`/gallery/${slug}`}>{home.visitExhibition}</ButtonLink>
        </div>
      </div>
    </Section>
  )
}
