import { useId } from 'react'

import { fill } from '../../../../messages/fill.ts'
import { Button } from '../../../components/button.tsx'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { notify } from '../../../state/announcement-store.ts'
import { useCollectionWords } from './words.ts'

/** The link by which somebody else takes a certificate over, to be sent to them. */
export function HandOn({ token, title }: { token: string; title: string }) {
  const words = useCollectionWords()
  const locale = useLocale()
  const id = useId()
  const link = location.origin + localizePath(`/handover/${token}`, locale)

  async function send() {
    if ('share' in navigator) {
      // Closing the sheet is an answer too.
      await navigator.share({ title: fill(words.shareTitle, { title }), url: link }).catch(() => undefined)
      return
    }
    // Pages that do not come over a secure connection may not write to the clipboard.
    const isCopied = await (navigator as Partial<Navigator>).clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    notify(isCopied ? words.copied : words.copyYourself)
  }

  return (
    <div className="max-w-[60ch] space-y-3 bg-line/25 p-4">
      <p className="text-body" role="status">
        {words.linkText}
      </p>
      <label className="block text-label text-muted" htmlFor={id}>
        {words.link}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          className="min-h-11 min-w-[min(16rem,100%)] flex-1 border border-line bg-paper px-3 text-label"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button look="outline" onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    </div>
  )
}
