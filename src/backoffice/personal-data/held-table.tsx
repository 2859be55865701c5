import { useWords } from '../words.ts'
import type { Held } from './person-data.ts'

const CELL = 'border-t border-line py-2 pr-4 text-left align-top'

/** How much there is of each kind, and how much of it an erasure leaves. */
export function HeldTable({ held }: { held: Held[] }) {
  const { people } = useWords()
  return (
    <table className="w-full">
      <thead>
        <tr className="text-label text-muted">
          <th className="py-2 pr-4 text-left font-normal">{people.what}</th>
          <th className="py-2 pr-4 text-left font-normal">{people.count}</th>
          <th className="py-2 text-left font-normal">{people.stays}</th>
        </tr>
      </thead>
      <tbody>
        {held.map(({ kind, count, stays }) => (
          <tr key={kind}>
            <th scope="row" className={`${CELL} font-normal`}>
              {people.kinds[kind]}
            </th>
            <td className={CELL}>{count}</td>
            <td className={`${CELL} ${stays === 0 ? 'text-muted' : ''}`}>
              {stays === 0 ? people.none : stays === count ? people.all : stays}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
