import { fill } from '../../../../messages/fill.ts'
import { notify } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'

/** Hands the page's address on: through the device's own sheet where there is one, else by copying it. */
export function ShareButton({ title, className }: { title: string; className: string }) {
  const { artwork: words } = useWords()

  async function share() {
    const link = location.origin + location.pathname
    if ('share' in navigator) {
      // Closing the sheet is an answer too.
      await navigator.share({ title, url: link }).catch(() => undefined)
      return
    }
    // Pages that do not come over a secure connection may not write to the clipboard.
    const isCopied = await (navigator as Partial<Navigator>).clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    notify(isCopied ? words.linkCopied : fill(words.linkIs, { link }))
  }

  return (
    <button type="button" className={className} onClick={() => void share()}>
      {words.share}
    </button>
  )
}
