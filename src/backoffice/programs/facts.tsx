/** A few facts, each under its name. */
export const Facts = ({ facts }: { facts: [term: string, told: string][] }) => (
  <dl className="grid gap-x-8 gap-y-2 md:grid-cols-2 lg:grid-cols-4">
    {facts.map(([term, told]) => (
      <div key={term}>
        <dt className="text-label text-muted">{term}</dt>
        <dd className="break-words whitespace-pre-line">{told}</dd>
      </div>
    ))}
  </dl>
)
