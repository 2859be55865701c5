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

/** A mail with these words and made-up facts. */
export function WordsPreview({ mail, locale, words, onFault }: Props) {
  const { letters } = useWords()
  return (
    <MailPreview
      asked={JSON.stringify([mail, locale, words])}
      look={(signal) =>
        call('POST /letters/words/{mail}/preview', { params: { mail }, body: { locale, words } }, { signal })
      }
      onFault={onFault}
      note={letters.words.made}
    />
  )
}
