import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { FieldFrame } from '../../web/components/field.tsx'
import { Icon } from '../../web/components/icon.tsx'
import { useWords } from '../words.ts'

const PAUSE_MS = 300

interface Props {
  value: string
  onChange: (text: string) => void
  /** What is looked for here, if it is not what lists are searched for. */
  label?: string
}

/** Asks once whoever types has stopped; what is typed is never taken back by a list that comes late. */
export function SearchField({ value, onChange, label }: Props) {
  const { lists } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== sent) {
    setSent(value)
    setText(value)
  }
  const send = useEffectEvent(() => {
    if (text.trim() === sent) return
    setSent(text.trim())
    onChange(text.trim())
  })
  // Whoever types is waited for, not whoever draws.
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <FieldFrame label={label ?? lists.search}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            ref={input}
            type="search"
            maxLength={100}
            data-shortcut="search"
            className={`${className} pr-11`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {text ? (
            <button
              type="button"
              aria-label={lists.clearSearch}
              className="absolute right-0 bottom-0 grid size-11 place-items-center"
              onClick={() => {
                setText('')
                input.current?.focus()
              }}
            >
              <Icon name="close" className="size-4" />
            </button>
          ) : null}
        </div>
      )}
    </FieldFrame>
  )
}
