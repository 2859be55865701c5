import { useId } from 'react'

import { useWallWords } from '../wall/wall-words.ts'
import { lengthOf, type Thing, THINGS } from './known-lengths.ts'

interface LengthChoiceProps {
  /** Nothing until somebody has said it. */
  thing: Thing | undefined
  typed: string
  onChange: (thing: Thing, typed: string) => void
}

/** What the line on the photograph lies along, and so how long it is. */
export function LengthChoice({ thing, typed, onChange }: LengthChoiceProps) {
  const { own: words } = useWallWords()
  const id = useId()
  const isWrong = thing === 'other' && typed !== '' && lengthOf(thing, typed) === null
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6">
      <legend className="text-label text-muted">{words.known}</legend>
      {THINGS.map((one) => (
        <label key={one} className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-label">
          <input
            type="radio"
            name={id}
            className="size-4 accent-ink"
            checked={thing === one}
            onChange={() => onChange(one, typed)}
          />
          {words.things[one]}
        </label>
      ))}
      {thing === 'other' ? (
        <label className="inline-flex min-h-11 flex-wrap items-center gap-2 text-label">
          {words.centimetres}
          <input
            type="text"
            inputMode="decimal"
            maxLength={8}
            className="h-11 w-24 border border-muted bg-paper px-3"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            onChange={(event) => onChange(thing, event.target.value)}
          />
        </label>
      ) : null}
      {isWrong ? (
        <p id={`${id}-wrong`} className="w-full text-label text-error">
          {words.badLength}
        </p>
      ) : null}
    </fieldset>
  )
}
