import { fill } from '../../messages/fill.ts'
import { useLocale } from '../navigation/locale-path.ts'
import { browserApi } from '../page-data.ts'
import { announce, notify } from '../state/announcement-store.ts'
import { useAuth } from '../state/auth-store.ts'
import { toggleFavourite, useFavourites } from '../state/favourites-store.ts'
import { useWords } from '../words.ts'
import { Icon } from './icon.tsx'

interface FavouriteButtonProps {
  artwork: { id: number; title: string }
  className?: string
}

/** The heart beside a work's label: full once the visitor likes the work. */
export function FavouriteButton({ artwork: { id, title }, className = '' }: FavouriteButtonProps) {
  const { label: words } = useWords()
  const locale = useLocale()
  const isPressed = useFavourites(({ ids }) => ids.includes(id))

  function toggle() {
    const outcome = toggleFavourite(id)
    if (outcome === 'full') return notify(words.favouritesFull)
    const isAdded = outcome === 'added'
    announce(fill(isAdded ? words.favoured : words.unfavoured, { title }))
    if (useAuth.getState().user) {
      void import('../favourites/merge-favourites.ts').then(({ keepFavourite }) =>
        keepFavourite(browserApi(locale), id, isAdded),
      )
    }
  }

  return (
    <button
      type="button"
      aria-label={fill(words.favourite, { title })}
      aria-pressed={isPressed}
      className={`grid size-11 place-items-center text-muted hover:text-accent aria-pressed:text-accent unscripted:hidden ${className}`}
      onClick={toggle}
    >
      <Icon name="heart" className={isPressed ? 'fill-current' : ''} />
    </button>
  )
}
