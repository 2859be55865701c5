import { type FormEvent, useState } from 'react'

import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import type { ReviewStatus } from '../../contract/applications/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { Dialog } from '../components/dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { useWords } from '../words.ts'
import type { ChangeApplication } from './change-application.ts'

interface Props {
  step: ReviewStatus
  application: SalesApplication
  change: ChangeApplication
  onClose: () => void
}

/** Answers an artist, with words of one's own in the mail. */
export function AnswerDialog({ step, application, change, onClose }: Props) {
  const { applicants, applicationStates } = useWords()
  const [isBusy, setBusy] = useState(false)
  const title = applicants.steps[step]
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const note = textIn(new FormData(event.currentTarget), 'note')
    const isDone = await change(
      async () =>
        (
          await call('POST /sales/applications/{application}/status', {
            params: { application: application.reference },
            body: { status: step, note },
          })
        ).application,
      fill(applicants.done, { state: applicationStates[step] }),
    )
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog label={title} onClose={onClose}>
      <form className="space-y-6" onSubmit={(event) => void send(event)}>
        <h2 className="font-display text-title">{title}</h2>
        <TextArea label={applicants.note} hint={applicants.noteHint} name="note" maxLength={2000} />
        <p>{fill(applicants.mailed, { email: application.email })}</p>
        <div className="flex flex-wrap gap-4">
          <Button type="submit" aria-disabled={isBusy}>
            {title}
          </Button>
          <Button look="outline" onClick={onClose}>
            {applicants.leave}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
