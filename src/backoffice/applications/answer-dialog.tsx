import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import type { ReviewStatus } from '../../contract/applications/values.ts'
import { fill } from '../../messages/fill.ts'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
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
  const title = applicants.steps[step]
  async function send(typed: FormData) {
    const note = textIn(typed, 'note')
    return change(
      async () =>
        (
          await call('POST /sales/applications/{application}/status', {
            params: { application: application.reference },
            body: { status: step, note },
          })
        ).application,
      fill(applicants.done, { state: applicationStates[step] }),
    )
  }
  return (
    <FormDialog title={title} act={title} onSend={send} onClose={onClose}>
      <TextArea label={applicants.note} hint={applicants.noteHint} name="note" maxLength={2000} />
      <p>{fill(applicants.mailed, { email: application.email })}</p>
    </FormDialog>
  )
}
