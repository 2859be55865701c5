import { useId, useState } from 'react'

import { Radio } from '../components/radio.tsx'
import { useWords } from '../words.ts'

type Width = 'wide' | 'narrow' | 'plain'
const WIDTHS: Width[] = ['wide', 'narrow', 'plain']

/** A mail as programs show it, in a frame that runs nothing and whose links lead nowhere; on a screen, on a phone, as text. */
export function MailSheet({ html, text }: { html: string; text: string }) {
  const { letters } = useWords()
  const [width, setWidth] = useState<Width>('wide')
  const name = useId()
  return (
    <div className="space-y-4">
      <div role="radiogroup" aria-label={letters.sheet} className="flex flex-wrap gap-x-6">
        {WIDTHS.map((one) => (
          <Radio key={one} name={name} isChosen={one === width} onChoose={() => setWidth(one)}>
            <span className="text-label">{letters.widths[one]}</span>
          </Radio>
        ))}
      </div>
      {width === 'plain' ? (
        <pre
          aria-label={letters.sheet}
          className="border border-line p-4 font-sans text-label break-words whitespace-pre-wrap"
        >
          {text}
        </pre>
      ) : (
        // A frame of uneven width paints over a line of its own.
        <div className={`max-w-full border border-line p-px ${width === 'narrow' ? 'w-[24rem]' : 'w-full'}`}>
          <iframe sandbox="" srcDoc={html} title={letters.sheet} className="block h-[40rem] w-full bg-paper" />
        </div>
      )}
    </div>
  )
}
