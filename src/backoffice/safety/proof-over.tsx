import { answerProof, useProofQuestion } from '../api/ask-for-proof.ts'
import { callOnce } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Dialog } from '../components/dialog.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useWords } from '../words.ts'
import { ProofForm } from './proof-form.tsx'

/** Asks once more, over whatever is being done, who sits there; whoever would rather not is taken back to it. */
export function ProofOver() {
  const isAsked = useProofQuestion((state) => state.isAsked)
  return isAsked ? <Question /> : null
}

function Question() {
  const { safety } = useWords()
  const { value, error, retry } = useFetched('proof', () => callOnce('GET /auth/proof'))
  const leave = () => answerProof(false)
  return (
    <Dialog label={safety.againTitle} onClose={leave}>
      <div className="space-y-6">
        <header className="space-y-2">
          <h2 className="font-display text-title">{safety.againTitle}</h2>
          <p className="text-muted">{safety.againText}</p>
        </header>
        {error ? <Trouble error={error} onRetry={retry} /> : null}
        {value ? <ProofForm ways={value.proof.ways} onDone={() => answerProof(true)} onCancel={leave} /> : null}
      </div>
    </Dialog>
  )
}
