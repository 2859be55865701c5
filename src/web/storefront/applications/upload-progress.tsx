import { fill } from '../../../messages/fill.ts'
import { useWords } from '../../words.ts'

/** How far a file is on its way; heard at its beginning and when it has arrived, not at every step. */
export function UploadProgress({ share }: { share: number | undefined }) {
  const { form: words } = useWords().application
  const percent = Math.floor((share ?? 0) * 100)
  const text = share === undefined ? '' : percent < 100 ? fill(words.sending, { percent }) : words.checking
  return (
    <div className={share === undefined ? 'sr-only' : 'min-w-56 flex-1 text-label'}>
      {share === undefined ? null : (
        <progress className="block h-1 w-full accent-ink" max={100} value={percent} aria-label={words.label} />
      )}
      <p className="mt-2" role="status" aria-live={percent > 0 && percent < 100 ? 'off' : 'polite'}>
        {text}
      </p>
    </div>
  )
}
