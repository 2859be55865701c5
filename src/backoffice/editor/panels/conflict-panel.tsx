import { useState } from 'react'

import { Button } from '../../../web/components/button.tsx'
import { toast } from '../../components/toasts.tsx'
import type { Conflict } from '../../saving/merge-drafts.ts'
import { useWords } from '../../words.ts'

type Choices = Record<string, 'mine' | 'theirs'>

interface Props {
  conflicts: Conflict[]
  /** What a path is called. */
  nameOf: (path: string) => string
  /** How a value is told that is no text. */
  tell?: (value: unknown) => string
  onResolve: (choices: Choices) => void
}

/** Fields that two people have changed, side by side; nothing is written over before somebody has chosen. */
export function ConflictPanel({ conflicts, nameOf, tell = toLines, onResolve }: Props) {
  const { conflict: words } = useWords().editor
  const write = (value: unknown) => (typeof value === 'string' ? value : value === undefined ? '' : tell(value))
  const [choices, setChoices] = useState<Choices>({})
  const isDecided = conflicts.every(({ path }) => choices[path])
  return (
    <section
      id="conflict"
      tabIndex={-1}
      role="alert"
      aria-label={words.title}
      className="space-y-4 border border-accent p-6"
    >
      <h2 className="font-display text-title">{words.title}</h2>
      <p>{words.text}</p>
      {conflicts.map(({ path, mine, theirs }) => (
        <fieldset key={path} className="border-t border-line pt-2">
          <legend className="sr-only">{nameOf(path)}</legend>
          <p className="text-label text-muted">{nameOf(path)}</p>
          <div className="mt-1 grid gap-4 md:grid-cols-2">
            {(['mine', 'theirs'] as const).map((whose) => (
              <div key={whose}>
                {/* Its text is the value itself. */}
                {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control */}
                <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                  <input
                    type="radio"
                    name={path}
                    className="mt-1 size-5 shrink-0 accent-ink"
                    checked={choices[path] === whose}
                    onChange={() => setChoices({ ...choices, [path]: whose })}
                  />
                  <span className="min-w-0">
                    <span className="block text-label text-muted">{words[whose]}</span>
                    <span className="block max-h-60 overflow-y-auto break-words whitespace-pre-wrap">
                      {write(whose === 'mine' ? mine : theirs) || words.nothing}
                    </span>
                  </span>
                </label>
                {whose === 'mine' ? (
                  <Button
                    look="quiet"
                    onClick={() => void navigator.clipboard.writeText(write(mine)).then(() => toast(words.copied))}
                  >
                    {words.copy}
                  </Button>
                ) : null}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled={!isDecided} onClick={() => onResolve(choices)}>
          {words.apply}
        </Button>
        {isDecided ? null : <p className="text-label text-muted">{words.all}</p>}
      </div>
    </section>
  )
}

const toLines = (value: unknown): string => JSON.stringify(value, null, 1)
