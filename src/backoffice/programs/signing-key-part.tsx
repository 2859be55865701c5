import { useState } from 'react'

import { Button } from '../../web/components/button.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'

/** Renews the key that signs certificates. */
export function SigningKeyPart() {
  const { signing: words } = useWords().programs
  const reason = useReason()
  const [isOpen, setOpen] = useState(false)
  async function send(typed: FormData): Promise<boolean> {
    try {
      await call('POST /certificate-keys', { body: { is_lost: typed.has('is_lost') } })
      toast(words.renewed)
      return true
    } catch (error) {
      toast(reason(error))
      return false
    }
  }
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <FormDialog title={words.renew} act={words.renew} onSend={send} onClose={() => setOpen(false)}>
          <p>{words.what}</p>
          <Checkbox name="is_lost" label={words.lost} />
          <p className="text-label text-muted">{words.lostText}</p>
        </FormDialog>
      ) : null}
    </>
  )
}
