import { useEffect, useState } from 'react'

import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { call } from '../../api/call.ts'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { TextInput } from './text-input.tsx'

/** The inventory number; the next one is offered where there is none. */
export function NumberOffer({ path, label, max }: { path: string; label: string; max: number }) {
  const { editor } = useWords()
  const { isReadOnly } = useForm()
  const { value, change } = useValue<string>(path)
  const [next, setNext] = useState<string>()
  const isWanted = value === undefined && !isReadOnly
  useEffect(() => {
    if (!isWanted || next) return
    // An offer that does not come is none.
    call('GET /editor/numbers/next').then(
      ({ number }) => setNext(number),
      () => undefined,
    )
  }, [isWanted, next])
  return (
    <div>
      <TextInput path={path} label={label} max={max} />
      {isWanted && next ? (
        <Button look="quiet" onClick={() => change(next)}>
          {fill(editor.takeNumber, { number: next })}
        </Button>
      ) : null}
    </div>
  )
}
