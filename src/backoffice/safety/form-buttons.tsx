import { Button } from '../../web/components/button.tsx'
import { useWords } from '../words.ts'

/** Sends a form, or leaves it where that is possible. */
export function FormButtons({
  go,
  isSending,
  onCancel,
}: {
  go: string
  isSending: boolean
  onCancel?: (() => void) | undefined
}) {
  const { safety } = useWords()
  return (
    <div className="flex flex-wrap gap-4">
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? safety.going : go}
      </Button>
      {onCancel ? (
        <Button look="outline" onClick={onCancel}>
          {safety.cancel}
        </Button>
      ) : null}
    </div>
  )
}
