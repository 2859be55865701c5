import { useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import { Button } from '../../web/components/button.tsx'
import type { Proof } from '../app/who-is-there.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { addPasskey, canUsePasskeys } from './passkeys.ts'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpDevice } from './set-up-device.tsx'

/** What stands between a password and the back office. */
export function SecondFactorStep({ proof, onDone }: { proof: Proof; onDone: () => void }) {
  const { safety } = useWords()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} heading="h1" onKept={onDone} />
  const isMissing = proof.state === 'missing'
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="font-display text-heading">{isMissing ? safety.missingTitle : safety.asked}</h1>
        <p className="text-muted">{isMissing ? safety.missingText : safety.askedText}</p>
      </header>
      {isMissing ? <SetUp onSetUp={setCodes} onDone={onDone} /> : <ProofForm ways={proof.ways} onDone={onDone} />}
    </div>
  )
}

/** By this device where it can, else by one that shows codes. */
function SetUp({ onSetUp, onDone }: { onSetUp: (codes: string[]) => void; onDone: () => void }) {
  const { safety } = useWords()
  const reason = useReason()
  async function add() {
    try {
      const made = await addPasskey()
      if (made) onSetUp(made)
      else onDone()
    } catch (fault) {
      toast(fault instanceof ApiError ? reason(fault) : safety.passkeyFailed)
    }
  }
  return (
    <div className="space-y-8">
      {canUsePasskeys() ? (
        <div className="space-y-4">
          <p>{safety.passkeysText}</p>
          <Button onClick={() => void add()}>{safety.setUpPasskey}</Button>
          <h2 className="border-t border-line pt-8 font-display text-title">{safety.orDevice}</h2>
        </div>
      ) : null}
      <SetUpDevice onSetUp={onSetUp} />
    </div>
  )
}
