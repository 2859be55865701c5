import { useEffect, useRef, useState } from 'react'

import { ApiError, type Call } from '../../../../contract/client.ts'
import { Button } from '../../../components/button.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'

interface ResendButtonProps {
  name: string
  /** What is said when it is on its way. */
  sent: string
  send: (call: Call) => Promise<unknown>
  look?: 'solid' | 'outline'
}

/** Has an e-mail sent, and says what came of it. */
export function ResendButton({ name, sent, send, look = 'outline' }: ResendButtonProps) {
  const { form } = useWords().account
  const locale = useLocale()
  const [{ phase, said }, setState] = useState<{ phase: 'open' | 'sending' | 'sent'; said: string }>({
    phase: 'open',
    said: '',
  })

  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button goes with what it did.
    if (phase === 'sent') told.current?.focus()
  }, [phase])

  async function resend() {
    setState({ phase: 'sending', said: '' })
    try {
      await send(browserApi(locale))
      setState({ phase: 'sent', said: sent })
    } catch (fault) {
      const isWorded = fault instanceof ApiError && fault.status > 0 && fault.status < 500
      setState({ phase: 'open', said: isWorded ? fault.message : form.unreachable })
    }
  }

  return (
    <div className="space-y-3">
      {phase === 'sent' ? null : (
        <Button look={look} aria-disabled={phase === 'sending'} onClick={() => phase === 'open' && void resend()}>
          {name}
        </Button>
      )}
      <p
        ref={told}
        role="status"
        tabIndex={-1}
        className={`max-w-[60ch] text-body ${phase === 'sent' ? '' : 'text-error'}`}
      >
        {said}
      </p>
    </div>
  )
}
