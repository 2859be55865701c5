import { isVisitor } from './is-visitor.ts'
import type { StoredReply } from './stored-reply.ts'

/** Is told whenever a visitor opens the page of a thing. */
export type NoteVisit = (thing: string) => void

/** Tells whose page somebody opens with a reply; robots and preparations are nobody. */
export function noteVisitTo(
  { opens }: StoredReply,
  request: Parameters<typeof isVisitor>[0],
  noteVisit: NoteVisit,
): void {
  if (opens.length > 0 && isVisitor(request)) for (const thing of opens) noteVisit(thing)
}
