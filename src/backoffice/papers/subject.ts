import type { CallInput } from '../../contract/client.ts'
import type { SalesOrder } from '../../contract/orders/shapes.ts'
import type { PaperKind } from '../../contract/papers/values.ts'

type Shown = CallInput<'POST /editor/papers'>['body']

/** What papers are made of. */
export type Subject =
  | { type: 'works'; which: Pick<Shown, 'works' | 'query' | 'without'> }
  | { type: 'work'; id: number }
  | { type: 'exhibition'; id: number }
  | { type: 'artist'; id: number }
  | { type: 'order'; order: SalesOrder }

/** Which papers there are of it; of how works are, and where they go, those hear who sell. */
export function papersOf({ type }: Subject, sells: boolean): [PaperKind, ...PaperKind[]] {
  if (type === 'artist') return ['cv']
  if (type === 'order') return ['packing-list', 'pro-forma']
  if (type === 'exhibition') return ['price-list', 'labels', 'tear-sheet']
  return type === 'work' && sells
    ? ['tear-sheet', 'labels', 'price-list', 'condition-report']
    : ['tear-sheet', 'labels', 'price-list']
}

/** The same as the call has it. */
export function whichOf(subject: Subject): Pick<Shown, 'works' | 'query' | 'without' | 'exhibition' | 'artist'> {
  if (subject.type === 'works') return subject.which
  if (subject.type === 'work') return { works: [subject.id] }
  if (subject.type === 'exhibition') return { exhibition: subject.id }
  return subject.type === 'artist' ? { artist: subject.id } : {}
}

/** The kinds of content that papers are made of, one at a time. */
export function subjectOf(kind: string, id: number): Subject | undefined {
  if (kind === 'artworks') return { type: 'work', id }
  if (kind === 'exhibitions') return { type: 'exhibition', id }
  return kind === 'artists' ? { type: 'artist', id } : undefined
}
