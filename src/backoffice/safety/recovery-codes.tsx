import { Button } from '../../web/components/button.tsx'
import { copyText } from '../components/copy-text.ts'
import { toast } from '../components/toasts.tsx'
import { useWords } from '../words.ts'

interface Props {
  codes: string[]
  /** Whether they stand on a page of their own. */
  heading?: 'h1' | 'h2'
  onKept: () => void
}

/** Codes that are shown this one time, to be copied or saved. */
export function RecoveryCodes({ codes, heading: Heading = 'h2', onKept }: Props) {
  const { safety } = useWords()
  const text = `${codes.join('\n')}\n`
  return (
    <div className="space-y-6">
      <Heading className="font-display text-title">{safety.codesTitle}</Heading>
      <p className="text-muted">{safety.codesText}</p>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 border-y border-line py-4 font-mono text-body">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-4">
        <Button look="outline" onClick={() => void copyText(text).then((isCopied) => isCopied && toast(safety.copied))}>
          {safety.copy}
        </Button>
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          download={safety.fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {safety.save}
        </a>
      </div>
      <Button onClick={onKept}>{safety.kept}</Button>
    </div>
  )
}
