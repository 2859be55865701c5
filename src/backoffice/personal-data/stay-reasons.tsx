import { useWords } from '../words.ts'
import type { Held } from './person-data.ts'

/** What stays after an erasure, and why. */
export function StayReasons({ held }: { held: Held[] }) {
  const { people } = useWords()
  const why: Partial<Record<Held['kind'], string>> = people.why
  return (
    <ul className="list-disc space-y-2 pl-5">
      {held
        .filter(({ stays }) => stays > 0)
        .map(({ kind }) => (
          <li key={kind}>
            <strong className="font-medium">{people.kinds[kind]}</strong> – {why[kind]}
          </li>
        ))}
    </ul>
  )
}
