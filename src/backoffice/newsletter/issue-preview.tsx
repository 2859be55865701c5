import type { Locale } from '../../contract/locale.ts'
import type { WrittenLetter } from '../../contract/newsletter/find-lacks.ts'
import { call } from '../api/call.ts'
import { MailPreview } from '../letters/mail-preview.tsx'

/** A letter as a reader of that language would get it now. */
export const IssuePreview = ({ letter, locale }: { letter: WrittenLetter; locale: Locale }) => (
  <MailPreview
    asked={JSON.stringify([letter, locale])}
    look={(signal) => call('POST /newsletter/issues/preview', { body: { ...letter, locale } }, { signal })}
  />
)
