import { useState } from 'react'

import type { CollectedWork } from '../../../../contract/collection/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDay } from '../../../../messages/format-day.ts'
import { formatMoney } from '../../../../messages/format.ts'
import { Button } from '../../../components/button.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { notify } from '../../../state/announcement-store.ts'
import { CertifiedActs } from './certified-acts.tsx'
import { OwnPhoto } from './own-photo.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'
import { useCollectionWords } from './words.ts'
import { WorkForm } from './work-form.tsx'

interface RowProps {
  work: CollectedWork
  again: () => void
  onRemoved: () => void
}

/** One work of the collection: what is known of it, its papers, and what can be done with it. */
export function CollectedRow({ work, again, onRemoved }: RowProps) {
  const words = useCollectionWords()
  const locale = useLocale()
  const [isEdited, setEdited] = useState(false)
  const editButton = useReturnedFocus(isEdited)
  const { id, title, artist, certificate, photo } = work
  const isAdded = certificate === null
  const label = isAdded ? words.edit : words.note

  async function remove() {
    try {
      await browserApi(locale)('DELETE /account/collection/{work}', { params: { work: id } })
      onRemoved()
    } catch {
      notify(words.failed)
    }
  }

  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-6 border-b border-line py-6 md:grid-cols-[8rem_minmax(0,1fr)]">
      <div>
        {certificate?.picture ? <Picture picture={certificate.picture} sizes="8rem" isDecorative /> : null}
        {photo ? <OwnPhoto id={id} photo={photo} /> : null}
      </div>
      <div className="space-y-2">
        <p className="break-words">
          <cite className="font-display text-title italic">{title}</cite>
        </p>
        <p className="text-label break-words">
          {artist}
          {certificate && certificate.copy !== null && certificate.edition_size !== null ? (
            <span className="text-muted">
              {' · '}
              {fill(words.copy, { copy: String(certificate.copy), size: String(certificate.edition_size) })}
            </span>
          ) : null}
        </p>
        <p className="text-label break-words text-muted">
          {[work.year, work.technique, work.dimensions].filter(Boolean).join(' · ')}
        </p>
        {isEdited ? (
          <WorkForm work={work} onSaved={again} onClose={() => setEdited(false)} />
        ) : (
          <>
            <Facts work={work} />
            <p className="flex flex-wrap gap-x-6">
              <Button ref={editButton} look="quiet" aria-label={`${label}: ${title}`} onClick={() => setEdited(true)}>
                {label}
              </Button>
              {isAdded ? (
                <Button look="quiet" aria-label={`${words.remove}: ${title}`} onClick={() => void remove()}>
                  {words.remove}
                </Button>
              ) : null}
            </p>
          </>
        )}
        {certificate ? <CertifiedActs certificate={certificate} order={work.order} invoice={work.invoice} /> : null}
      </div>
    </li>
  )
}

function Facts({ work }: { work: CollectedWork }) {
  const words = useCollectionWords()
  const locale = useLocale()
  const { acquired_on, acquired_from, price, value, valued_on, place, notes } = work
  const day = (date: string | null) => (date === null ? '' : formatDay(date, locale))
  const worth = value === null ? '' : fill(words.worthOn, { value: formatMoney(value, locale), day: day(valued_on) })
  const facts = [
    [words.acquired, [day(acquired_on), acquired_from].filter(Boolean).join(', ')],
    [words.pricePaid, price === null ? '' : formatMoney(price, locale)],
    [words.worth, worth],
    [words.place, place],
    [words.notes, notes],
  ].filter(([, told]) => told)
  if (facts.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-1 text-label md:grid-cols-[9rem_minmax(0,1fr)]">
      {facts.map(([name, told]) => (
        <div key={name} className="contents">
          <dt className="text-muted max-md:mt-1">{name}</dt>
          <dd className="break-words whitespace-pre-line">{told}</dd>
        </div>
      ))}
    </dl>
  )
}
