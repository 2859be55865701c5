import { TextArea } from '../../web/forms/text-area.tsx'

interface Props {
  label: string
  hint: string
  error: string | undefined
  onChange: () => void
}

/** Why something is done that cannot be taken back; the form has it under `reason`. */
export const ReasonField = ({ label, hint, error, onChange }: Props) => (
  <TextArea label={label} hint={hint} error={error} name="reason" rows={2} maxLength={500} onChange={onChange} />
)
