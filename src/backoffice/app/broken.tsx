import { Button } from '../../web/components/button.tsx'
import { useWords } from '../words.ts'

/** A screen that failed, and the way to see it again. */
export function Broken() {
  const { frame } = useWords()
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-6 px-6">
      <p>{frame.broken}</p>
      <Button look="outline" onClick={() => location.reload()}>
        {frame.reload}
      </Button>
    </main>
  )
}
