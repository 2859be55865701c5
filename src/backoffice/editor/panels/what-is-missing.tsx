import { Link } from 'react-router'

import { isLocale } from '../../../contract/locale.ts'
import { Button, classOf } from '../../../web/components/button.tsx'
import { useLackName } from '../../lists/use-lack-name.ts'
import { useWords } from '../../words.ts'
import { useWrittenLanguages } from '../../written-languages.ts'
import { useForm } from '../form-context.ts'
import { findNeeded } from '../is-needed.ts'
import type { Item } from '../item.ts'
import { useNamePath } from '../name-path.ts'
import { placeOfLack } from '../place-of-lack.ts'
import { useCrossed } from '../use-crossed.ts'
import { useUntranslated } from './use-untranslated.ts'

interface Props {
  item: Item
  draft: Item['draft']
  /** Leads to a field of the form. */
  onGo: (path: string) => void
}

/** What has to be written first, and what could be better: each leads to its field. */
export function WhatIsMissing({ item, draft, onGo }: Props) {
  const { publishing } = useWords()
  const nameLack = useLackName()
  const namePath = useNamePath()
  const needed = findNeeded(item, draft)
  const { faults, loose } = useForm()
  const wrong = [...new Set([...loose.paths, ...pathsOf(faults)])].filter((path) => !needed.includes(path))
  const written = useWrittenLanguages()
  const lacks = item.lacks
    .filter((lack) => !isLocale(lack) || written.includes(lack))
    .map((lack) => ({ path: placeOfLack(item.kind, draft, lack), name: nameLack(lack) }))
    .filter(({ path }) => !needed.includes(path) && !wrong.includes(path))
  const crossed = useCrossed()
  if (crossed) lacks.push({ path: 'width', name: crossed })
  const terms = useUntranslated(item, draft)
  const isPublishable = needed.length === 0 && wrong.length === 0
  return (
    <>
      {needed.length > 0 ? (
        <section className="space-y-2">
          <h3 className="text-label text-error">{publishing.needed}</h3>
          <Ways ways={needed.map((path) => ({ path, name: namePath(path) }))} onGo={onGo} />
        </section>
      ) : null}
      {wrong.length > 0 ? (
        <section className="space-y-2">
          <h3 className="text-label text-error">{publishing.wrong}</h3>
          <Ways ways={wrong.map((path) => ({ path, name: namePath(path) }))} onGo={onGo} />
        </section>
      ) : null}
      {lacks.length + terms.length > 0 || isPublishable ? (
        <section className="space-y-2">
          <h3 className="text-label text-muted">{publishing.missing}</h3>
          {lacks.length + terms.length === 0 ? <p>{publishing.missingNothing}</p> : null}
          <Ways ways={lacks} onGo={onGo} />
          {terms.map(({ address, words }) => (
            <p key={address}>
              <Link className={classOf('quiet')} to={address}>
                {words}
              </Link>
            </p>
          ))}
        </section>
      ) : null}
    </>
  )
}

/** Where something is marked as wrong. */
export const pathsOf = (faults: Record<string, string[]>): string[] =>
  Object.entries(faults).flatMap(([path, words]) => (words.length > 0 ? path : []))

const Ways = ({ ways, onGo }: { ways: { path: string; name: string }[]; onGo: Props['onGo'] }) => (
  <ul className="flex flex-wrap gap-x-6">
    {ways.map(({ path, name }) => (
      <li key={path + name}>
        <Button look="quiet" onClick={() => onGo(path)}>
          {name}
        </Button>
      </li>
    ))}
  </ul>
)
