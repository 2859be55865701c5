import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useRef, useState } from 'react'

import type { Picture } from '../../../contract/catalogue/shapes.ts'
import type { Words } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { fill } from '../../../messages/fill.ts'
import { FieldFrame } from '../../../web/components/field.tsx'
import { Icon } from '../../../web/components/icon.tsx'
import { AS_BUTTON } from '../../components/as-button.tsx'
import { useLayer } from '../../components/layer.ts'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { chooseText } from '../../lists/title-of.tsx'
import { useLocale, useWords } from '../../words.ts'
import { LIKENESS, type Likeness } from './likeness-of.ts'
import { rememberName, useReferenceName } from './reference-names.ts'
import { useOptions } from './use-options.ts'

interface Props {
  kind: EditedKind
  label: string
  value: string | undefined
  /** The id goes with what was chosen of the list. */
  onChange: (key: string | undefined, id?: number) => void
  /** Makes a new one of a name and answers its key. */
  onCreate?: ((name: string) => Promise<string | undefined>) | undefined
  /** Those that are not offered: they are chosen already. */
  without?: readonly string[]
  /** Those that are likely: the others are offered to whoever types. */
  likely?: readonly string[] | undefined
  /** Says what to do while nothing is chosen. */
  placeholder?: string
  error?: string | undefined
  hint?: string | undefined
  names?: Record<string, Words>
  path?: string
  isReadOnly?: boolean
  isNeeded?: true | undefined
}

/** One that can be chosen; without a key it is made when it is. */
interface Option {
  key: string | null
  id?: number
  text: string
  title?: Words
  likeness?: Likeness
  /** What tells works of one name apart. */
  artist?: Words | null
  picture?: Picture | null
}

const LABEL_PX = 28

/** Whether the first of the list is marked, for Enter to take it; also when the list comes after what was typed. */
const MARK = { first: { autoHighlight: 'always' as unknown as true }, none: { autoHighlight: false } }

/** One thing of a kind, found by typing some of its name. */
export function ReferenceField({
  kind,
  label,
  value,
  onChange,
  onCreate,
  without,
  likely,
  error,
  names,
  ...props
}: Props) {
  const { path, placeholder, hint, isReadOnly = false, isNeeded } = props
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
  const all = (found.value?.options ?? []).filter(({ key }) => !without?.includes(key))
  const first = all.filter(({ key }) => likely?.includes(key))
  const others = all.filter(({ key }) => !likely?.includes(key))
  const isNarrowed = wanted === '' && first.length > 0 && others.length > 0
  const options = [...first, ...(isNarrowed ? [] : others)]
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ id, key, title, likeness, artist, picture }): Option => ({
      ...{ id, key, title, likeness, artist, picture },
      text: chooseText(title, locale)?.text ?? lists.untitled,
    }))
  if (onCreate && wanted !== '' && found.isSettled && !options.some(({ text }) => text === wanted)) {
    options.push({ key: null, text: wanted })
  }
  // What was found by something else than its name is not what somebody means who names it.
  const best = options.find(({ key, likeness }) => key !== null && likeness !== LIKENESS.other)

  async function choose({ id, key, text, title }: Option) {
    setTyped(undefined)
    setLeft(undefined)
    if (key !== null) {
      if (title) rememberName(kind, key, title)
      onChange(key, id)
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
    if (left?.isPending && typed === undefined && found.isSettled) take(best)
    // Only once the list has answered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [left, typed, found.isSettled])
  function sayOfList(): string | null {
    if (!found.isSettled) return null
    if (options.length === 0) {
      if (found.error) return editor.reference.failed
      if (wanted !== '' || all.length > 0 || without?.length) return editor.reference.none
      return onCreate ? editor.reference.noneYetCreate : editor.reference.noneYet
    }
    return isNarrowed || !found.value?.isWhole ? editor.reference.some : null
  }
  const hasPictures = options.some(({ picture }) => picture)
  const isClearable = value !== undefined && !isReadOnly
  const unmatched = left && !left.isPending && typed === undefined
  const { failed, unmatchedCreate, unmatched: notThere } = editor.reference
  const unmatchedWords = found.error ? failed : onCreate ? unmatchedCreate : notThere
  return (
    <FieldFrame label={label} hint={hint} error={unmatched ? fill(unmatchedWords, { text: left.text }) : error}>
      {({ className, ...control }) => (
        <div className="relative">
          <Combobox.Root<Option>
            items={options}
            filter={null}
            {...MARK[wanted !== '' && (best ?? options[0]?.key === null) ? 'first' : 'none']}
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
                if (event.key === 'Tab') take(chosen?.key ? chosen : best)
                if (event.key !== 'Enter' || chosen) return
                event.preventDefault()
                event.preventBaseUIHandler()
                // Nothing is marked: the list stays open for somebody to choose. What is not there yet is waited for.
                if (!found.isSettled) take(best)
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
                  <Combobox.Status className="px-3 text-label text-muted not-empty:py-2">{sayOfList()}</Combobox.Status>
                  <Combobox.List aria-label={fill(editor.reference.search, { kind: frame.kinds[kind].many })}>
                    {(option: Option) => (
                      <Combobox.Item
                        key={option.key ?? ' '}
                        value={option}
                        className={`flex min-h-11 w-full cursor-pointer items-center px-3 text-left data-highlighted:bg-line/60 ${option.key === null ? 'text-accent' : ''}`}
                        {...AS_BUTTON}
                      >
                        {option.key === null ? (
                          fill(editor.reference.create, { name: option.text })
                        ) : (
                          <Offered {...option} hasPictures={hasPictures} />
                        )}
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

/** One of the list: with its picture and its artist where there are some. */
function Offered({ text, artist, picture, hasPictures }: Option & { hasPictures: boolean }) {
  const by = chooseText(artist ?? undefined, useLocale())?.text
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      {hasPictures ? <Thumbnail picture={picture ?? null} className="size-9 shrink-0" /> : null}
      <span className="min-w-0">
        {text}
        {by ? <span className="block text-label text-muted">{by}</span> : null}
      </span>
    </span>
  )
}

const isAlike = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()
