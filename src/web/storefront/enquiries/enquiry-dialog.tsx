import { use, useEffect } from 'react'

import type { Enquiry } from '../../../contract/enquiries/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { loadArea, useWords } from '../../words.ts'
import { EnquiryPart } from './enquiry-part.tsx'
import type { AskedWork } from './use-asked-works.ts'

interface EnquiryDialogProps {
  artwork: AskedWork
  kind: Enquiry['kind']
  onClose: () => void
}

// The words come after the script, so that the page of a work need not know of them.
const wordsIn: Partial<Record<Locale, Promise<void>>> = {}
const fetchWords = (locale: Locale) =>
  (wordsIn[locale] ??= Promise.all([loadArea(locale, 'account'), loadArea(locale, 'enquiry')]).then(
    () => undefined,
    () => location.reload(),
  ))

/** A question about one work, over its page. */
export default function EnquiryDialog({ artwork, kind, onClose }: EnquiryDialogProps) {
  use(fetchWords(useLocale()))
  const { titles, done } = useWords().enquiry
  useEffect(() => {
    // The dialog itself would begin with the button that closes it; what is filled in already needs no typing.
    const fields = [...document.querySelectorAll<HTMLInputElement>('dialog [required]')]
    const next = fields.find(({ value }) => value === '') ?? fields[0]
    next?.focus()
  }, [])
  return (
    <Dialog label={titles[kind]} onClose={onClose}>
      <EnquiryPart
        kind={kind}
        title={titles[kind]}
        asked={{ works: [artwork], count: 1, whenKnown: () => Promise.resolve([artwork]) }}
        after={
          <Button look="outline" onClick={onClose}>
            {done.close}
          </Button>
        }
      />
    </Dialog>
  )
}
