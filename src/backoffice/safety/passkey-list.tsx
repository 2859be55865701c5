import { useState } from 'react'

import { ApiError, type Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { formatMoment } from '../components/moments.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'
import { addPasskey, canUsePasskeys } from './passkeys.ts'

type Passkey = Reply<'GET /account/second-factor'>['passkeys'][number]

/** Somebody's devices that show by themselves who sits there. */
export function PasskeyList({
  passkeys,
  isLastNeeded,
  onCodes,
  onChanged,
}: {
  passkeys: Passkey[]
  /** Whether nothing else is set up, and something has to be. */
  isLastNeeded: boolean
  onCodes: (codes: string[]) => void
  onChanged: () => void
}) {
  const { safety } = useWords()
  const locale = useLocale()
  const reason = useReason()
  const [isAdding, setAdding] = useState(false)

  async function add() {
    setAdding(true)
    try {
      const codes = await addPasskey()
      toast(safety.passkeyAdded)
      if (codes) onCodes(codes)
      else onChanged()
    } catch (fault) {
      toast(fault instanceof ApiError ? reason(fault) : safety.passkeyFailed)
    }
    setAdding(false)
  }
  async function remove({ id, device }: Passkey) {
    try {
      await call('DELETE /account/second-factor/passkeys/{passkey}', { params: { passkey: id } })
      toast(fill(safety.passkeyRemoved, { device }))
      onChanged()
    } catch (fault) {
      toast(reason(fault))
    }
  }
  return (
    <section className="space-y-4 border-t border-line pt-4">
      <h2 className="font-display text-title">{safety.passkeys}</h2>
      <p className="text-muted">{safety.passkeysText}</p>
      {passkeys.length === 0 ? <p>{safety.passkeyNone}</p> : null}
      <ul className="divide-y divide-line">
        {passkeys.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-4 py-3">
            <div>
              <p>{one.device}</p>
              <p className="text-label text-muted">
                {one.last_used_at
                  ? fill(safety.passkeyUsed, { moment: formatMoment(one.last_used_at, locale) })
                  : fill(safety.passkeyMade, { moment: formatMoment(one.created_at, locale) })}
              </p>
            </div>
            {isLastNeeded && passkeys.length === 1 ? null : (
              <Button
                look="outline"
                aria-label={`${safety.passkeyRemove}: ${one.device}`}
                onClick={() => void remove(one)}
              >
                {safety.passkeyRemove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <Button look="outline" aria-disabled={isAdding} onClick={() => (isAdding ? undefined : void add())}>
          {isAdding ? safety.going : safety.passkeyAdd}
        </Button>
      ) : (
        <p className="text-label text-muted">{safety.passkeyUnfit}</p>
      )}
    </section>
  )
}
