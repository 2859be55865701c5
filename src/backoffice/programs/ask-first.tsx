import { useState } from 'react'

import { Button } from '../../web/components/button.tsx'
import { useWords } from '../words.ts'

interface Props {
  words: string
  /** Of which of many it is, for whoever hears the button alone. */
  about: string
  /** What comes of it. */
  text: string
  onGo: () => void
}

/** Something that cannot be taken back: what comes of it is said before it is done. */
export function AskFirst({ words, about, text, onGo }: Props) {
  const { programs } = useWords()
  const [isAsking, setAsking] = useState(false)
  const label = `${words}: ${about}`
  if (!isAsking) {
    return (
      <Button look="outline" aria-label={label} onClick={() => setAsking(true)}>
        {words}
      </Button>
    )
  }
  return (
    <div role="group" aria-label={label} className="w-full space-y-3 border border-line p-4">
      <p>{text}</p>
      <div className="flex flex-wrap gap-4">
        <Button
          onClick={() => {
            setAsking(false)
            onGo()
          }}
        >
          {words}
        </Button>
        <Button look="outline" onClick={() => setAsking(false)}>
          {programs.cancel}
        </Button>
      </div>
    </div>
  )
}
