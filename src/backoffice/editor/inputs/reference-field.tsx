import { Combobox } from '@base-ui/react/combobox'
import { type KeyboardEvent, useRef } from 'react'

import { fill } from '../../../messages/fill.ts'
import { FieldFrame } from '../../../web/components/field.tsx'
import { Icon } from '../../../web/components/icon.tsx'
import { useWords } from '../../words.ts'
import { ReferenceList } from './reference-list.tsx'
import { type Choice, type Option, useReferenceChoice } from './use-reference-choice.ts'

interface Props extends Choice {
  label: string
  /** Says what to do while nothing is chosen. */
  placeholder?: string
  error?: string | undefined
  hint?: string | undefined
  path?: string
  isReadOnly?: boolean
  isNeeded?: true | undefined
}

/** Whether the first of the list is marked, for Enter to take it; also when the list comes after what was typed. */
const MARK = { first: { autoHighlight: 'always' as unknown as true }, none: { autoHighlight: false } }

/** One thing of a kind, found by typing some of its name. */
export function ReferenceField({ label, error, placeholder, hint, path, isNeeded, ...props }: Props) {
  const { kind, value, onChange, isReadOnly = false } = props
  const { editor } = useWords()
  const choice = useReferenceChoice(props)
  const { name, wanted, options, best, isSettled, isOpen } = choice
  const input = useRef<HTMLInputElement>(null)
  const highlighted = useRef<Option>(undefined)
  const isClearable = value !== undefined && !isReadOnly

  function clear() {
    choice.forget()
    onChange(undefined)
  }
  /** Takes the key where it means something here, and says whether the list is to leave it alone. */
  function press({ key, repeat, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>): boolean {
    if (nativeEvent.isComposing) return false
    // Its button is passed over by Tab, so that whoever types on writes into the next field.
    if (isClearable && (key === 'Delete' || key === 'Backspace') && currentTarget.value === '' && !repeat) clear()
    if (wanted === '' || !isOpen) return false
    const chosen = isSettled ? highlighted.current : undefined
    // The keyboard moves on by itself; nothing new is begun in passing.
    if (key === 'Tab') choice.take(chosen?.key ? chosen : best)
    if (key !== 'Enter' || chosen) return false
    // Nothing is marked: the list stays open for somebody to choose. What is not there yet is waited for.
    if (!isSettled) choice.take(best)
    return true
  }

  return (
    <FieldFrame label={label} hint={hint} error={choice.unmatched ?? error}>
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
            inputValue={choice.text}
            open={isOpen}
            onInputValueChange={(text, { reason }) => reason === 'input-change' && choice.type(text)}
            onItemHighlighted={(option) => (highlighted.current = option)}
            onOpenChange={(opens, { reason }) => {
              if (opens) choice.open()
              else if (reason === 'escape-key') choice.forget()
              else if (reason !== 'item-press' && wanted !== '' && isOpen) choice.leave()
              else choice.close()
            }}
            // Emptying the field is a search for something else: what was chosen is taken away by its button, or by
            // one more press of the key that empties.
            onValueChange={(option) => option && void choice.choose(option)}
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
                if (!press(event)) return
                event.preventDefault()
                event.preventBaseUIHandler()
              }}
            />
            <Icon name="chevron" className="pointer-events-none absolute right-0 bottom-2.5" />
            <ReferenceList kind={kind} options={options} said={choice.said} />
          </Combobox.Root>
          {isClearable ? (
            <button
              type="button"
              tabIndex={-1}
              aria-label={fill(editor.actOn, { act: editor.reference.clear, name: label })}
              className="absolute right-7 bottom-0 grid h-11 w-10 place-items-center"
              onClick={() => {
                clear()
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
