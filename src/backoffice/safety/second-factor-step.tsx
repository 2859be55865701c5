import type { Proof } from '../app/who-is-there.ts'
import { useWords } from '../words.ts'
import { ProofForm } from './proof-form.tsx'
import { SetUpDevice } from './set-up-device.tsx'

/** What stands between a password and the back office. */
export function SecondFactorStep({ proof, onDone }: { proof: Proof; onDone: () => void }) {
  const { safety } = useWords()
  const isMissing = proof.state === 'missing'
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="font-display text-heading">{isMissing ? safety.missingTitle : safety.asked}</h1>
        <p className="text-muted">{isMissing ? safety.missingText : safety.askedText}</p>
      </header>
      {isMissing ? <SetUpDevice onDone={onDone} /> : <ProofForm ways={proof.ways} onDone={onDone} />}
    </div>
  )
}
