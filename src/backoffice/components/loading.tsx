import { useWords } from '../words.ts'

/** Says that something is on its way. */
export function Loading() {
  const { editor } = useWords()
  return (
    <p role="status" className="py-12 text-muted">
      {editor.loading}
    </p>
  )
}
