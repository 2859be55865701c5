import { Link } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { useWords } from '../words.ts'

/** The head of a screen that belongs to a list, with the way back to it. */
export function BesideList({ kind, title }: { kind: EditedKind; title: string }) {
  const { lists } = useWords()
  return (
    <>
      <Link className="inline-flex min-h-11 items-center text-label text-muted hover:text-ink" to={`/${kind}`}>
        {lists.toList}
      </Link>
      <h1 className="font-display text-heading">{title}</h1>
    </>
  )
}
