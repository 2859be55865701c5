import { GALLERY_MAILS, type GalleryMail, MAILS, type MailSubject } from '../../contract/mail/values.ts'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { useWords } from '../words.ts'
import { useMailName } from './use-mail-name.ts'

interface Props {
  label: string
  value: readonly GalleryMail[]
  onChange: (value: GalleryMail[]) => void
}

const SUBJECTS = (Object.keys(MAILS) as MailSubject[])
  .map((subject) => ({
    subject,
    mails: GALLERY_MAILS.filter((mail) => (MAILS[subject] as readonly string[]).includes(mail)),
  }))
  .filter(({ mails }) => mails.length > 0)

/** The mails that go to the gallery, by what they are about, to be ticked. */
export function MailBoxes({ label, value, onChange }: Props) {
  const { letters } = useWords()
  const nameMail = useMailName()
  const tick = (mail: GalleryMail, isWanted: boolean) =>
    onChange(GALLERY_MAILS.filter((one) => (one === mail ? isWanted : value.includes(one))))
  return (
    <fieldset>
      <legend className="text-label text-muted">{label}</legend>
      <div className="mt-2 gap-x-12 md:columns-2">
        {SUBJECTS.map(({ subject, mails }) => (
          <div key={subject} role="group" aria-label={letters.subjects[subject]} className="mb-4 break-inside-avoid">
            <p className="border-b border-line pb-1">{letters.subjects[subject]}</p>
            {mails.map((mail) => (
              <Checkbox
                key={mail}
                label={nameMail(mail)}
                checked={value.includes(mail)}
                onChange={({ target }) => tick(mail, target.checked)}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
