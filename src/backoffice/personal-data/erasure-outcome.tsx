import { fill } from '../../messages/fill.ts'
import { useWords } from '../words.ts'
import type { Held } from './person-data.ts'
import { StayReasons } from './stay-reasons.tsx'

/** What an erasure took away, what stays, and why. */
export function ErasureOutcome({ held }: { held: Held[] }) {
  const { people } = useWords()
  const list = (numberOf: (one: Held) => number) =>
    held
      .filter((one) => numberOf(one) > 0)
      .map((one) => `${people.kinds[one.kind]} (${numberOf(one)})`)
      .join(', ') || people.none
  return (
    <section role="status" className="space-y-4 border-t border-ink pt-4">
      <h2 className="font-display text-title">{people.done}</h2>
      <p>{fill(people.gone, { kinds: list(({ count, stays }) => count - stays) })}</p>
      <p>{fill(people.left, { kinds: list(({ stays }) => stays) })}</p>
      <StayReasons held={held} />
    </section>
  )
}
