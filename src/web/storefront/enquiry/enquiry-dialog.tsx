import { useEffect } from 'react'

import type { EnquiryKind } from '../../../contract/enquiries/values.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useWords } from '../../words.ts'
import { EnquiryPart } from './enquiry-part.tsx'
import type { AskedWork } from './use-asked-works.ts'

export interface EnquiryDialogProps {
  artwork: AskedWork
  kind: EnquiryKind
  onClose: () => void
}

/** A question about one work, over its page. */
export default function EnquiryDialog({ artwork, kind, onClose }: EnquiryDialogProps) {
  const { titles, done } = useWords().enquiry
  useEffect(() => {
    // The dialog itself would begin with the button that closes it; what is filled in already needs no typing.
    const fields = [...document.querySelectorAll<HTMLInputElement>('dialog [required]')]
    const next = fields.find(({ value }) => value === '') ?? fields[0]
    next?.focus()
  }, [])
  return (
    <Dialog label={titles[kind]} onClose={onClose}>
      <h2 className="mb-4 pr-8 font-display text-heading">{titles[kind]}</h2>
      <EnquiryPart
        kind={kind}
        works={[artwork]}
        count={1}
        after={
          <Button look="outline" onClick={onClose}>
            {done.close}
          </Button>
        }
      />
    </Dialog>
  )
}
