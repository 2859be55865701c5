import { type ComponentType, type SubmitEvent, useState } from 'react'
import { useParams } from 'react-router'

import { Button } from '../../../components/button.tsx'
import { Room } from '../../../components/room.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useIsHydrated } from '../../../navigation/use-is-hydrated.ts'
import { browserApi } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'
import { type LinkFault, linkFaultOf } from './link-fault.ts'

interface LetterDoorProps {
  call: 'POST /newsletter/confirmation' | 'POST /newsletter/unsubscription' | 'POST /alerts/unsubscription'
  head: { title: string; description: string; heading: string }
  words: { ask: string; button: string; done: string }
  wordFault: (fault: LinkFault) => string
  /** What the form carries when it is sent without scripts; without it the button waits for them. */
  plainField?: { name: string; value: string }
  /** Where one goes on from there. */
  Next: ComponentType<NextProps>
}

/** What a link came to, and the link's secret, for who may need another. */
export interface NextProps {
  outcome: 'done' | LinkFault
  token: string
}

/** What a link from a mail leads to: a question, a button, and what came of it. */
export function LetterDoor({ call, head, words, wordFault, plainField, Next }: LetterDoorProps) {
  const { form } = useWords().account
  const { token = '' } = useParams()
  const locale = useLocale()
  const isReady = useIsHydrated()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<'done' | 'unreachable' | LinkFault>()

  async function follow(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setOutcome(
      await browserApi(locale)(call, { body: { token } }).then(
        () => 'done' as const,
        (fault: unknown) => linkFaultOf(fault) ?? 'unreachable',
      ),
    )
    setSending(false)
  }

  return (
    <Room head={head} isPersonal>
      {outcome === undefined || outcome === 'unreachable' ? (
        <form method="post" className="space-y-8" onSubmit={(event) => void follow(event)}>
          <p className="max-w-[60ch] text-lead">{words.ask}</p>
          <div className="space-y-3">
            {plainField ? <input type="hidden" {...plainField} /> : null}
            <Button type="submit" disabled={!isReady && !plainField} aria-disabled={isSending}>
              {words.button}
            </Button>
            <p role="status" className="max-w-[60ch] text-body text-error">
              {outcome === 'unreachable' ? form.unreachable : null}
            </p>
          </div>
        </form>
      ) : (
        <div className="space-y-8">
          {/* The button that had the focus is gone. */}
          <p ref={(text) => text?.focus()} tabIndex={-1} role="status" className="max-w-[60ch] text-lead">
            {outcome === 'done' ? words.done : wordFault(outcome)}
          </p>
          <Next outcome={outcome} token={token} />
        </div>
      )}
    </Room>
  )
}
