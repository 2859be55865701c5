import { type ReactNode, useId, useState } from 'react'

import { Icon } from './icon.tsx'

/** A titled group that folds on phones (up to 768 px) and stands open everywhere else, and without JavaScript. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="border-line max-md:border-b">
      <h2 className="font-sans text-label text-muted">
        <span className="foldable:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="hidden min-h-12 w-full items-center justify-between text-ink foldable:flex"
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name="chevron" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div id={id} className={isOpen ? 'pb-4' : 'foldable:hidden'}>
        {children}
      </div>
    </section>
  )
}
