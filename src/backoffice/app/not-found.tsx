import { useWords } from '../words.ts'

export function NotFound() {
  const { frame } = useWords()
  return (
    <div className="space-y-2 py-16">
      <h1 className="font-display text-heading">{frame.notFoundTitle}</h1>
      <p className="text-muted">{frame.notFound}</p>
    </div>
  )
}
