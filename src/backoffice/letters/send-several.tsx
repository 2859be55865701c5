import { useState } from 'react'

import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { call } from '../api/call.ts'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'

interface Props {
  /** The ids of the mails of the list that failed. */
  failed: string[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** Something was sent: the list is another. */
  onSent: () => void
}

/** Sends those mails again that somebody has chosen, one after the other, and says what came of it. */
export function SendSeveral({ failed, chosen, onChoose, onSent }: Props) {
  const { several } = useWords().letters
  const reason = useReason()
  const [done, setDone] = useState<number>()
  const [outcome, setOutcome] = useState<{ sent: number; refused: string[] }>()
  const count = chosen.size
  const isSending = done !== undefined

  async function send() {
    if (isSending || count === 0) return
    const refused: string[] = []
    setOutcome(undefined)
    for (const [at, letter] of [...chosen].entries()) {
      setDone(at)
      await call('POST /letters/{letter}/sending', { params: { letter } }).catch((fault: unknown) =>
        refused.push(reason(fault)),
      )
    }
    setDone(undefined)
    setOutcome({ sent: count - refused.length, refused })
    onChoose(new Set())
    onSent()
  }

  return (
    <div className="space-y-2">
      {failed.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Checkbox
            label={several.all}
            checked={failed.every((id) => chosen.has(id))}
            onChange={({ target }) => onChoose(new Set(target.checked ? failed : []))}
          />
          {count > 0 ? (
            <Button look="outline" aria-disabled={isSending} onClick={() => void send()}>
              {isSending ? fill(several.sending, { done, count }) : fill(several.send, { count })}
            </Button>
          ) : null}
        </div>
      ) : null}
      <div role="status" className="max-w-[60ch]">
        {outcome && outcome.sent > 0 ? <p>{fill(several.sent, { count: outcome.sent })}</p> : null}
        {outcome && outcome.refused.length > 0 ? (
          <>
            <p>{fill(several.refused, { count: outcome.refused.length })}</p>
            <ul className="list-disc pl-5 text-label">
              {[...new Set(outcome.refused)].map((why) => (
                <li key={why}>{why}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  )
}
