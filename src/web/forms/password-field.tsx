import { type InputHTMLAttributes, useState } from 'react'

import { FieldFrame, type FieldWords } from '../components/field.tsx'
import { useWords } from '../words.ts'

/** A password, hidden until one asks to see it. */
export function PasswordField({ label, error, hint, ...input }: InputHTMLAttributes<HTMLInputElement> & FieldWords) {
  const { form: words } = useWords().account
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            className={`${className} pr-12`}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={128}
            {...input}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={`${words.showPassword}: ${label}`}
            className="absolute right-0 bottom-0 grid size-11 place-items-center text-muted hover:text-ink"
            onClick={() => setShown(!isShown)}
          >
            <Eye isOpen={isShown} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg aria-hidden="true" className="size-6" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.25">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="2.75" />
      {isOpen ? null : <path d="M4.5 19.5l15-15" strokeLinecap="round" />}
    </svg>
  )
}
