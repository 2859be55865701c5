import { useEffect, useState } from 'react'

import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { call } from '../../api/call.ts'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { TextInput } from './text-input.tsx'

/** The next number that no work has; none where the gallery does not say. */
const askNext = () =>
  call('GET /editor/numbers/next').then(
    ({ number }) => number,
    () => undefined,
  )

/** The inventory number; the next one is offered where there is none, and where another work has this one. */
export function NumberOffer({ path, label, max }: { path: string; label: string; max: number }) {
  const { editor } = useWords()
  const { isReadOnly } = useForm()
  const { value, error, change } = useValue<string>(path)
  const [next, setNext] = useState<string>()
  const isWanted = (value === undefined || error !== undefined) && !isReadOnly
  useEffect(() => {
    if (isWanted) void askNext().then(setNext)
  }, [isWanted])
  return (
    <div>
      <TextInput path={path} label={label} max={max} />
      {isWanted && next && next !== value ? (
        // Somebody else may have taken it meanwhile.
        <Button look="quiet" onClick={() => void askNext().then((number) => change(number ?? next))}>
          {fill(editor.takeNumber, { number: next })}
        </Button>
      ) : null}
    </div>
  )
}
