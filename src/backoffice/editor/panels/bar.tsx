import type { ReactNode, Ref } from 'react'

import { Button } from '../../../web/components/button.tsx'
import type { DraftSession, Held } from '../../saving/draft-session.ts'
import { useWords } from '../../words.ts'

interface Props<Item extends Held> {
  session: DraftSession<Item>
  /** Whether this browser keeps what is not sent yet. */
  isKept: boolean
  /** What is said once everything is saved. */
  saved: string
  /** What is said as long as something that stands in a field cannot be saved. */
  unread?: string | undefined
  said?: Ref<HTMLParagraphElement>
  saidId?: string | undefined
  /** What is planned, told behind the state where there is little room. */
  plans?: ReactNode
  /** What can be done from here. */
  children: ReactNode
}

/** Stays at the foot of a form, and says whether everything is saved. */
export function Bar<Item extends Held>({ session, isKept, saved, unread, said, saidId, plans, children }: Props<Item>) {
  const { editor } = useWords()
  const { phase } = session
  const isUnsent = phase === 'offline' || phase === 'busy' || phase === 'refused'
  const isUnread = unread !== undefined && (phase === 'saved' || phase === 'waiting' || phase === 'saving')
  const status =
    phase === 'gone'
      ? editor.conflict.gone
      : isUnsent && !isKept
        ? editor.saving.unkept
        : isUnread
          ? unread
          : phase === 'saved'
            ? saved
            : editor.saving[phase]
  return (
    // Below the last field nothing is left over but the bar of the phone. What is said never moves what is pressed.
    <div
      data-save-bar=""
      aria-busy={phase === 'waiting' || phase === 'saving'}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-14 border-t border-ink bg-paper px-4 pt-1 pb-2 md:mx-0 md:flex md:items-center md:justify-between md:gap-x-6 md:px-0 md:pt-2 lg:bottom-0 lg:-mb-16 lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex h-11 items-center justify-between gap-4 text-label md:h-auto">
        <div className="max-md:line-clamp-2">
          <p
            ref={said}
            id={saidId}
            tabIndex={-1}
            role="status"
            className={`max-md:inline ${isUnsent || isUnread || phase === 'conflict' || phase === 'gone' ? 'text-error' : 'text-muted'}`}
          >
            {status}
          </p>
          {plans}
        </div>
        {phase === 'conflict' ? (
          <Button look="quiet" className="shrink-0" onClick={() => document.getElementById('conflict')?.focus()}>
            {editor.conflict.open}
          </Button>
        ) : null}
        {phase === 'offline' || phase === 'busy' ? (
          <Button look="quiet" className="shrink-0" onClick={() => session.tryNow()}>
            {editor.saving.tryNow}
          </Button>
        ) : null}
      </div>
      {children}
    </div>
  )
}
