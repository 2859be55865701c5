import { type ComponentProps, type ReactNode, useState } from 'react'

import { Button } from '../../web/components/button.tsx'
import { useWords } from '../words.ts'
import { Dialog } from './dialog.tsx'

interface Props {
  title: string
  /** What the button says that does it. */
  act: string
  place?: ComponentProps<typeof Dialog>['place']
  /** Does it, and says whether it is done; else the form stays as it was typed. */
  onSend: (typed: FormData) => boolean | Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** A form over the page that is sent once, however often it is pressed, or left. */
export function FormDialog({ title, act, place, onSend, onClose, children }: Props) {
  const { frame } = useWords()
  const [isBusy, setBusy] = useState(false)
  async function send(typed: FormData) {
    if (isBusy) return
    setBusy(true)
    const isDone = await onSend(typed)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog label={title} place={place ?? 'middle'} onClose={onClose}>
      <form
        className="space-y-6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <h2 className="pr-8 font-display text-title">{title}</h2>
        {children}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" aria-disabled={isBusy}>
            {act}
          </Button>
          <Button look="outline" onClick={onClose}>
            {frame.leave}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
