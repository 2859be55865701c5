import { useState } from 'react'

import { Checkbox } from '../../../forms/checkbox.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { notify } from '../../../state/announcement-store.ts'
import { useAuth } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { useAccountData } from '../customer/use-account-data.ts'
import { Part, PartPending } from './part.tsx'

/** Whether the gallery's letter comes: at once to a verified address, to another when it is verified. */
export function NewsletterPart() {
  const { newsletter: words, form } = useWords().account
  const locale = useLocale()
  const { data, setData, hasFailed, again } = useAccountData('GET /account/newsletter')
  const isVerified = useAuth((auth) => auth.user?.email_verified === true)
  const [isSending, setSending] = useState(false)

  async function change(subscribed: boolean) {
    const before = data
    setSending(true)
    // The box follows the finger; the server has the last word.
    setData({ status: subscribed ? (isVerified ? 'confirmed' : 'pending') : 'none' })
    try {
      setData(await browserApi(locale)('PUT /account/newsletter', { body: { subscribed } }))
    } catch {
      if (before) setData(before)
      notify(form.unreachable)
    } finally {
      setSending(false)
    }
  }

  // A wish that is open although the address is verified was somebody else's, or came through another door.
  const isOpen = isVerified && data?.status === 'pending'
  return (
    <Part name="newsletter">
      {data ? (
        <>
          <Checkbox
            label={words.label}
            checked={data.status !== 'none' && !isOpen}
            aria-disabled={isSending}
            onChange={({ target }) => isSending || void change(target.checked)}
          />
          <p role="status" className="mt-1 max-w-[60ch] text-label text-muted">
            {words.states[isOpen ? 'open' : data.status]}
          </p>
        </>
      ) : (
        <PartPending hasFailed={hasFailed} again={again} />
      )}
    </Part>
  )
}
