import { Button } from '../../web/components/button.tsx'
import { copyText } from '../components/copy-text.ts'
import { toast } from '../components/toasts.tsx'
import { useWords } from '../words.ts'

/** Codes that are shown this one time, to be copied or saved. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { safety } = useWords()
  const text = `${codes.join('\n')}\n`
  return (
    <div className="space-y-6">
      <h2 className="font-display text-title">{safety.codesTitle}</h2>
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
