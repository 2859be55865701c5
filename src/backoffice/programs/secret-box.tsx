import { useEffect, useRef } from 'react'

import { Button } from '../../web/components/button.tsx'
import { copyText } from '../components/copy-text.ts'
import { toast } from '../components/toasts.tsx'
import { useWords } from '../words.ts'

interface Props {
  title: string
  text?: string
  secret: string
  onKept: () => void
}

/** A secret that is shown this one time, to be copied. */
export function SecretBox({ title, text, secret, onKept }: Props) {
  const { programs } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="max-w-xl space-y-4 border border-ink p-4 md:p-6">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h3>
      <p className="text-muted">{[text, programs.once].filter(Boolean).join(' ')}</p>
      <p className="border-y border-line py-3 font-mono text-body break-all select-all">{secret}</p>
      <div className="flex flex-wrap gap-4">
        <Button
          look="outline"
          onClick={() => void copyText(secret).then((isCopied) => isCopied && toast(programs.copied))}
        >
          {programs.copy}
        </Button>
        <Button onClick={onKept}>{programs.kept}</Button>
      </div>
    </div>
  )
}
