import { ApiError } from '../../contract/client.ts'
import { Button } from '../../web/components/button.tsx'
import { useWords } from '../words.ts'

/** What to say of something that failed: the API's own words where it has some. */
export function useReason(): (error: unknown) => string {
  const { frame } = useWords()
  return (error) => {
    if (!(error instanceof ApiError)) return frame.failed
    return error.code === 'unreachable' ? frame.unreachable : error.message
  }
}

/** Something could not be fetched, and may be tried again. */
export function Trouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { frame } = useWords()
  const reason = useReason()
  return (
    <div role="alert" className="space-y-4 py-12">
      <p>{reason(error)}</p>
      <Button look="outline" onClick={onRetry}>
        {frame.tryAgain}
      </Button>
    </div>
  )
}
