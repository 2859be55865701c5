import type { ReactNode } from 'react'

/** Names and what they stand for; what is nothing is left out. */
export function Facts({ facts, isNarrow = false }: { facts: [name: string, value: ReactNode][]; isNarrow?: boolean }) {
  return (
    <dl className={`grid gap-x-6 gap-y-4 md:grid-cols-2 ${isNarrow ? '' : 'lg:grid-cols-3'}`}>
      {facts.map(([name, value]) =>
        value === null || value === false || value === '' ? null : (
          <div key={name}>
            <dt className="text-label text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
