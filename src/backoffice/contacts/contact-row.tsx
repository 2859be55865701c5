import { Link } from 'react-router'

import type { ContactCard } from '../../contract/contacts/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { Badge } from '../components/badge.tsx'
import { formatDate } from '../components/moments.ts'
import { PEOPLE } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { useContactName } from './name-contact.ts'

interface Props {
  contact: ContactCard
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

/** Somebody as a line of the list: who, how they are reached, their tags and what they did; and a box to choose them. */
export function ContactRow({ contact, isChosen, onChoose }: Props) {
  const { contacts: words } = useWords()
  const locale = useLocale()
  const name = useContactName()(contact)
  const { id, email, phone, tags, did, merged, bought_at, asked_at } = contact
  const last = { bought: bought_at, asked: asked_at, newsletter: null }
  const reached = [email, phone].filter((one) => one && one !== name).join(' · ')
  return (
    <div className="flex items-start hover:bg-ink/5">
      <label className="-ml-3 grid min-h-16 w-12 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          aria-label={fill(words.choose, { name })}
          checked={isChosen}
          onChange={({ target }) => onChoose(id, target.checked)}
        />
      </label>
      <Link
        to={`${PEOPLE}/${id}`}
        className="grid min-w-0 grow gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)]"
      >
        <span className="min-w-0">
          <span className="block break-words underline decoration-line underline-offset-4">{name}</span>
          <span className="block text-label break-words text-muted">{reached}</span>
        </span>
        <span className="min-w-0 self-center text-label break-words">
          {[...tags, ...(merged > 0 ? [fill(words.merged, { count: merged })] : [])].join(', ')}
        </span>
        <span className="flex flex-wrap gap-2 self-center md:justify-end">
          {did.map((deed) => (
            <Badge key={deed} look={deed === 'bought' ? 'stands' : 'open'}>
              {[words.deeds[deed], last[deed] && formatDate(last[deed], locale)].filter(Boolean).join(' · ')}
            </Badge>
          ))}
        </span>
      </Link>
    </div>
  )
}
