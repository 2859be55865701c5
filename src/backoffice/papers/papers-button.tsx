import { lazy, Suspense, useState } from 'react'

import { Button } from '../../web/components/button.tsx'
import type { Subject } from './subject.ts'

const PaperDialog = lazy(async () => ({ default: (await import('./paper-dialog.tsx')).PaperDialog }))

interface Props {
  subject: Subject
  /** What papers are made of, in words. */
  said: string
  children: string
}

/** Opens what makes papers of something. */
export function PapersButton({ subject, said, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <PaperDialog {...{ subject, said }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
