import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useRef, useState } from 'react'

import type { Words } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { LANGUAGES, type Locale } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { FieldFrame } from '../../../web/components/field.tsx'
import { Icon } from '../../../web/components/icon.tsx'
import { call } from '../../api/call.ts'
import { useFetched } from '../../api/use-fetched.ts'
import { useLayer } from '../../components/layer.ts'
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
  /** Those that are not offered: they are chosen already. */
  without?: readonly string[]
  /** Says what to do while nothing is chosen. */
  placeholder?: string
  error?: string | undefined
  names?: Record<string, Words>
  path?: string
  isReadOnly?: boolean
  isNeeded?: true | undefined
}

/** One that can be chosen; without a key it is made when it is. */
interface Option {
  key: string | null
  text: string
  title?: Words
}

const PAUSE_MS = 150
const LABEL_PX = 28
const MOST_OFFERED = 100

/** One thing of a kind, found by typing some of its name. */
export function ReferenceField({ kind, label, value, onChange, onCreate, without, error, names, ...props }: Props) {
  const { path, placeholder, isReadOnly = false, isNeeded } = props
  const { editor, frame, lists } = useWords()
  const locale = useLocale()
  const layer = useLayer()
  const input = useRef<HTMLInputElement>(null)
  // What is typed while the list is open; what is chosen stands there otherwise.
  const [typed, setTyped] = useState<string>()
  const name = chooseText(useReferenceName(kind, value, names), locale)?.text ?? value ?? ''
  // Words that were left standing without a choice, and whether they still wait for the list to answer.
  const [left, setLeft] = useState<{ text: string; isPending: boolean }>()
  const highlighted = useRef<Option>(undefined)
  const found = useOptions(kind, typed ?? left?.text)
  const wanted = (typed ?? left?.text)?.trim() ?? ''
  const options: Option[] = (found.value ?? [])
    .filter(({ key }) => !without?.includes(key))
    .map(({ key, title }) => ({ key, title, text: chooseText(title, locale)?.text ?? lists.untitled }))
  if (onCreate && wanted !== '' && found.isSettled && !options.some(({ text }) => text === wanted)) {
    options.push({ key: null, text: wanted })
  }
  const first = options.find(({ key }) => key !== null)

  async function choose({ key, text, title }: Option) {
    setTyped(undefined)
    setLeft(undefined)
    if (key !== null) {
      if (title) rememberName(kind, key, title)
      onChange(key)
    } else {
      const made = await onCreate?.(text)
      if (made) onChange(made)
    }
  }
  /** Takes what the words mean; while that is still being looked up, they wait for it. */
  function take(option: Option | undefined) {
    if (found.isSettled && option) return void choose(option)
    setTyped(undefined)
    setLeft({ text: wanted, isPending: !found.isSettled })
  }
  /** Somebody goes elsewhere: what is called exactly so is meant; other words stay, and say that they chose nothing. */
  const leave = () => take(options.find(({ key, text }) => key !== null && isAlike(text, wanted)))
  function forget() {
    setTyped(undefined)
    setLeft(undefined)
  }
  useEffect(() => {
    if (left?.isPending && typed === undefined && found.isSettled) take(first)
    // Only once the list has answered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [left, typed, found.isSettled])
  const isClearable = value !== undefined && !isReadOnly
  const unmatched = left && !left.isPending && typed === undefined
  const { failed, unmatchedCreate, unmatched: notThere } = editor.reference
  const unmatchedWords = found.error ? failed : onCreate ? unmatchedCreate : notThere
  return (
    <FieldFrame label={label} error={unmatched ? fill(unmatchedWords, { text: left.text }) : error}>
      {({ className, ...control }) => (
        <div className="relative">
          <Combobox.Root<Option>
            items={options}
            filter={null}
            autoHighlight
            readOnly={isReadOnly}
            value={value === undefined ? null : { key: value, text: name }}
            isItemEqualToValue={(one, other) => one.key === other.key}
            itemToStringLabel={({ text }) => text}
            inputValue={typed ?? left?.text ?? name}
            open={typed !== undefined}
            onInputValueChange={(text, { reason }) => {
              if (reason !== 'input-change') return
              setTyped(text)
              setLeft(undefined)
            }}
            onItemHighlighted={(option) => (highlighted.current = option)}
            onOpenChange={(isOpen, { reason }) => {
              if (isOpen) setTyped((now) => now ?? left?.text ?? '')
              else if (reason === 'escape-key') forget()
              else if (reason !== 'item-press' && wanted !== '' && typed !== undefined) leave()
              else setTyped(undefined)
            }}
            // Emptying the field is a search for something else: what was chosen is taken away by its button alone.
            onValueChange={(option) => option && void choose(option)}
          >
            <Combobox.Input
              {...control}
              ref={input}
              data-path={path}
              aria-required={isNeeded}
              maxLength={100}
              placeholder={name || (placeholder ?? editor.chooseOne)}
              className={`${className} truncate ${isClearable ? 'pr-18' : 'pr-8'}`}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing || wanted === '' || typed === undefined) return
                const chosen = found.isSettled ? highlighted.current : undefined
                // The keyboard moves on by itself; nothing new is begun in passing.
                if (event.key === 'Tab') take(chosen?.key ? chosen : first)
                if (event.key !== 'Enter' || chosen) return
                event.preventDefault()
                event.preventBaseUIHandler()
                take(options[0])
              }}
            />
            <Icon name="chevron" className="pointer-events-none absolute right-0 bottom-2.5" />
            <Combobox.Portal {...(layer ? { container: layer } : {})}>
              <Combobox.Positioner
                className="z-50 w-(--anchor-width) min-w-40"
                align="start"
                // Above the field it leaves the label free.
                sideOffset={({ side }) => (side === 'top' ? LABEL_PX : 0)}
                positionMethod={layer ? 'fixed' : 'absolute'}
                // It never covers the languages at the top of a phone.
                collisionPadding={{ top: layer ? 8 : 104, bottom: 8 }}
              >
                <Combobox.Popup className="max-h-[min(18rem,var(--available-height))] overflow-y-auto border border-ink bg-paper text-ink">
                  <Combobox.Status className="px-3 text-label text-muted not-empty:py-2">
                    {options.length === 0 && found.isSettled
                      ? found.error
                        ? editor.reference.failed
                        : editor.reference.none
                      : null}
                  </Combobox.Status>
                  <Combobox.List aria-label={fill(editor.reference.search, { kind: frame.kinds[kind].many })}>
                    {(option: Option) => (
                      <Combobox.Item
                        key={option.key ?? ' '}
                        value={option}
                        className={`flex min-h-11 cursor-pointer items-center px-3 data-highlighted:bg-line/60 ${option.key === null ? 'text-accent' : ''}`}
                      >
                        {option.key === null ? fill(editor.reference.create, { name: option.text }) : option.text}
                      </Combobox.Item>
                    )}
                  </Combobox.List>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
          {isClearable ? (
            <button
              type="button"
              aria-label={fill(editor.actOn, { act: editor.reference.clear, name: label })}
              className="absolute right-7 bottom-0 grid h-11 w-10 place-items-center"
              onClick={() => {
                forget()
                onChange(undefined)
                input.current?.focus()
              }}
            >
              <Icon name="close" className="size-4" />
            </button>
          ) : null}
        </div>
      )}
    </FieldFrame>
  )
}

const isAlike = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()
function byTitle(locale: Locale) {
  const { compare } = new Intl.Collator(LANGUAGES[locale].tag, { numeric: true })
  const nameOf = ({ title }: { title: Words }) => chooseText(title, locale)?.text ?? ''
  return (one: { title: Words }, other: { title: Words }) => compare(nameOf(one), nameOf(other))
}

function useOptions(kind: EditedKind, typed: string | undefined) {
  const locale = useLocale()
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed?.trim()), typed ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useFetched(`${kind}?${settled ?? '-'}`, async (signal) => {
    if (settled === undefined) return []
    const query = { sort: 'title' as const, limit: MOST_OFFERED, ...(settled ? { query: settled } : {}) }
    const page = await call('GET /editor/{kind}', { params: { kind }, query }, { signal })
    // The gallery sorts by one language. What is there as a whole is put in the order of the one that is read.
    return page.next_cursor ? page.items : page.items.toSorted(byTitle(locale))
  })
  return { ...found, isSettled: settled === typed?.trim() && !found.isLoading }
}
