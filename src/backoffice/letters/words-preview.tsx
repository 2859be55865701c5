import type { ApiError } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import type { MailPart, WordedMail } from '../../contract/mail/values.ts'
import { call } from '../api/call.ts'
import { useWords } from '../words.ts'
import { MailPreview } from './mail-preview.tsx'

interface Props {
  mail: WordedMail
  locale: Locale
  words: Partial<Record<MailPart, string>>
  onFault: (fault: ApiError) => void
}

/** A kind of mail with the words as they are being changed, and made-up facts. */
export function WordsPreview({ mail, locale, words, onFault }: Props) {
  const { letters } = useWords()
  return (
    <MailPreview
      asked={JSON.stringify([mail, locale, words])}
      look={(signal) =>
        call('POST /letters/words/{mail}/preview', { params: { mail }, body: { locale, words } }, { signal })
      }
      hint={letters.words.made}
      onFault={onFault}
    />
  )
}
