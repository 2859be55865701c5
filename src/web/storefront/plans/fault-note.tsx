import { useEffect, useRef } from 'react'

/** What went wrong, heard and in view: what was pressed before may be gone. */
export function FaultNote({ fault }: { fault: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (fault) note.current?.focus()
  }, [fault])
  return (
    <p
      ref={note}
      role="alert"
      tabIndex={-1}
      className={fault ? 'border-l-2 border-error pl-6 text-body text-error' : 'sr-only'}
    >
      {fault}
    </p>
  )
}
