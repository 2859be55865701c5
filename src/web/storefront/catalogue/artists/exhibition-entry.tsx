import type { ExhibitionCard } from '../../../../contract/catalogue/shapes.ts'
import { formatDay, formatPeriod } from '../../../../messages/format-day.ts'
import { Picture } from '../../../components/picture.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

/** An exhibition in words: title, where, when, alone or with others; ours can be visited. */
export function ExhibitionEntry({ exhibition, isPast = false }: { exhibition: ExhibitionCard; isPast?: boolean }) {
  const { artist: words, label } = useWords()
  const locale = useLocale()
  const { title, kind, venue, city, starts_on: first, ends_on: last, is_at_gallery: isOurs } = exhibition
  const days = first ? (last ? formatPeriod(first, last, locale) : formatDay(first, locale)) : null
  return (
    <div>
      <p>
        <cite className="font-display text-lead italic">{title}</cite>
      </p>
      <p>{[venue, city].filter(Boolean).join(label.comma)}</p>
      <p className="text-label text-muted">{[words.kinds[kind], days].filter(Boolean).join(' · ')}</p>
      {isOurs && !isPast ? (
        <AppLink
          className="mt-1 inline-flex min-h-11 items-center text-label underline decoration-line underline-offset-4 hover:decoration-ink"
          to="/gallery#exhibitions"
        >
          {words.visit}
        </AppLink>
      ) : null}
    </div>
  )
}

/** The same with its picture, for what is on or is coming. */
export function ExhibitionCardLarge({ exhibition }: { exhibition: ExhibitionCard }) {
  const { picture } = exhibition
  return (
    <div className="grid items-end gap-6 md:grid-cols-[7fr_5fr] md:gap-10">
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 1025px) 700px, 100vw" className="w-full" />
      ) : (
        <div className="max-md:hidden" />
      )}
      <ExhibitionEntry exhibition={exhibition} />
    </div>
  )
}
