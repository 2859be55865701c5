import { useEffect, useId, useRef, useState } from 'react'

import type { Words } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { fill } from '../../../messages/fill.ts'
import { FieldFrame } from '../../../web/components/field.tsx'
import { Icon } from '../../../web/components/icon.tsx'
import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { chooseText } from '../../lists/title-of.tsx'
import { useLocale, useWords } from '../../words.ts'
import { rememberName, useReferenceName } from './reference-names.ts'

interface Props {
  kind: EditedKind
  label: string
  value: string | undefined
  onChange: (key: string | undefined) => void
  /** Makes a new one of a name and answers its key. */
  onCreate?: ((name: string) => Promise<string | undefined>) | undefined
  error?: string | undefined
  names?: Record<string, Words>
  path?: string
  isReadOnly?: boolean
}

const PAUSE_MS = 150

/** One thing of a kind, found by typing some of its name. */
export function ReferenceField({
  kind,
  label,
  value,
  onChange,
  onCreate,
  error,
  names,
  path,
  isReadOnly = false,
}: Props) {
  const { editor, frame, lists } = useWords()
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const isOpen = typed !== undefined
  const name = chooseText(useReferenceName(kind, value, names), locale)?.text ?? value ?? ''
  const found = useOptions(kind, typed)
  const options = (found.value ?? []).map((one) => ({
    key: one.key,
    title: one.title,
    text: chooseText(one.title, locale)?.text ?? lists.untitled,
  }))
  const wanted = typed?.trim() ?? ''
  const isNew = onCreate && wanted !== '' && found.isSettled && !options.some(({ text }) => text === wanted)
  const last = options.length + (isNew ? 1 : 0) - 1

  async function choose(place: number) {
    const option = options[place]
    setTyped(undefined)
    if (option) {
      rememberName(kind, option.key, option.title)
      onChange(option.key)
    } else if (isNew && place === options.length) {
      const key = await onCreate(wanted)
      if (key) onChange(key)
    }
  }
  const option = 'flex min-h-11 cursor-pointer items-center px-3 aria-selected:bg-line/60'
  return (
    <FieldFrame label={label} error={error}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && last >= 0 ? `${id}-${Math.min(at, last)}` : undefined}
            autoComplete="off"
            data-path={path}
            readOnly={isReadOnly}
            maxLength={100}
            placeholder={editor.chooseOne}
            className={`${className} truncate pr-11`}
            value={typed ?? name}
            onFocus={({ target }) => target.select()}
            onClick={() => !isReadOnly && !isOpen && setTyped('')}
            onBlur={() => setTyped(undefined)}
            onChange={({ target }) => {
              setTyped(target.value)
              setAt(0)
            }}
            onKeyDown={(event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
              if (isReadOnly || event.nativeEvent.isComposing) return
              if (step) {
                event.preventDefault()
                if (!isOpen) setTyped('')
                else setAt(Math.max(0, Math.min(last, Math.min(at, last) + step)))
              } else if (event.key === 'Enter' && isOpen) {
                event.preventDefault()
                // What is still being looked up may be there: nothing is chosen or begun in its place.
                if (found.isSettled) void choose(Math.min(at, last))
              } else if (event.key === 'Escape' && isOpen) {
                event.preventDefault()
                setTyped(undefined)
              }
            }}
          />
          {value !== undefined && !isReadOnly ? (
            <button
              type="button"
              aria-label={`${editor.reference.clear}: ${label}`}
              className="absolute right-0 bottom-0 grid size-11 place-items-center"
              onClick={() => {
                onChange(undefined)
                input.current?.focus()
              }}
            >
              <Icon name="close" className="size-4" />
            </button>
          ) : null}
          {isOpen ? (
            // A press must not take the focus from the field before it counts.
            <div
              role="presentation"
              className="absolute inset-x-0 top-full z-30 max-h-72 min-w-60 overflow-y-auto border border-ink bg-paper"
              onMouseDown={(event) => event.preventDefault()}
            >
              <div
                id={`${id}-list`}
                role="listbox"
                aria-label={fill(editor.reference.search, { kind: frame.kinds[kind].many })}
              >
                {options.map(({ key, text }, place) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={key}
                    id={`${id}-${place}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={place === Math.min(at, last)}
                    className={option}
                    onClick={() => void choose(place)}
                  >
                    {text}
                  </div>
                ))}
                {isNew ? (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    id={`${id}-${options.length}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={options.length === Math.min(at, last)}
                    className={`${option} text-accent`}
                    onClick={() => void choose(options.length)}
                  >
                    {fill(editor.reference.create, { name: wanted })}
                  </div>
                ) : null}
              </div>
              {last < 0 && found.isSettled ? (
                <p role="status" className="px-3 py-2 text-label text-muted">
                  {found.error ? editor.reference.failed : editor.reference.none}
                </p>
              ) : null}
            </div>
          ) : null}
        </div>
      )}
    </FieldFrame>
  )
}

function useOptions(kind: EditedKind, typed: string | undefined) {
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed?.trim()), typed ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useFetched(`${kind}?${settled ?? '-'}`, async (signal) => {
    if (settled === undefined) return []
    const query = { sort: 'title' as const, limit: 20, ...(settled ? { query: settled } : {}) }
    return (await call('GET /editor/{kind}', { params: { kind }, query }, { signal })).items
  })
  return { ...found, isSettled: settled === typed?.trim() && !found.isLoading }
}
