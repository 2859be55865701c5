import { ANYTHING } from './note-reads.ts'
import { isKind, kindOf } from './told.ts'

/** Whether something that was made from this has changed. */
type IsTouched = (reads: ReadonlySet<string>) => boolean

const EVERYTHING: IsTouched = () => true

/**
 * Tells what a notice is about. It has a word for each thing that changed: `gallery` or `artworks` for all of a kind,
 * `artworks:12,13` for some rows and `artworks.artist:3` for all that belong to something. What is not of that form, such
 * as a new day or a connection that was lost, is about everything.
 */
export function touchedBy(notice: string | undefined): IsTouched {
  const whole = new Set<string>()
  const parts = new Set<string>()
  for (const word of (notice ?? '').split(' ')) {
    const [name = '', ids] = word.split(':')
    const kind = kindOf(name)
    if (!isKind(kind)) return EVERYTHING
    if (ids === undefined) whole.add(kind)
    // Whoever has read any row of it may have read this one.
    else for (const one of [kind, ...ids.split(',').map((id) => `${name}:${id}`)]) parts.add(one)
  }
  // What seems to be made from nothing was made where we could not see it.
  return (reads) =>
    reads.size === 0 ||
    reads.has(ANYTHING) ||
    [...reads].some((read) => parts.has(read) || (whole.size > 0 && whole.has(kindOf(read))))
}

/** The ids of the works that a notice names; nothing where it does not name each. */
export function artworksIn(notice: string | undefined): number[] | undefined {
  const word = notice?.split(' ').find((one) => one.startsWith('artworks:'))
  return word?.slice('artworks:'.length).split(',').map(Number)
}
