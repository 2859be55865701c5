import { useEffect, useEffectEvent, useState } from 'react'

import type { Picture } from '../../../contract/catalogue/shapes.ts'
import type { Availability } from '../../../contract/catalogue/values.ts'
import type { Words } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { fill } from '../../../messages/fill.ts'
import { chooseText } from '../../lists/title-of.tsx'
import { useLocale, useWords } from '../../words.ts'
import { LIKENESS, type Likeness } from './likeness-of.ts'
import { rememberName, useReferenceName } from './reference-names.ts'
import { useOptions } from './use-options.ts'

export interface Choice {
  kind: EditedKind
  value: string | undefined
  /** The id goes with what was chosen of the list. */
  onChange: (key: string | undefined, id?: number) => void
  /** Makes a new one of a name and answers its key. */
  onCreate?: ((name: string) => Promise<string | undefined>) | undefined
  /** Those that are not offered: they are chosen already. */
  without?: readonly string[]
  /** Those that are likely: the others are offered to whoever types. */
  likely?: readonly string[] | undefined
  names?: Record<string, Words> | undefined
}

/** One that can be chosen; without a key it is made when it is. */
export interface Option {
  key: string | null
  id?: number
  text: string
  title?: Words
  likeness?: Likeness
  /** What tells works of one name apart. */
  artist?: Words | null
  picture?: Picture | null
  /** What is known of a work for whoever sells it. */
  price?: number | null
  availability?: Availability | null
}

/** What is typed to find one thing of a kind, what that finds, and what becomes of words that choose nothing. */
export function useReferenceChoice({ kind, value, onChange, onCreate, without, likely, names }: Choice) {
  const { editor, lists } = useWords()
  const locale = useLocale()
  // What is typed while the list is open; what is chosen stands there otherwise.
  const [typed, setTyped] = useState<string>()
  const name = chooseText(useReferenceName(kind, value, names), locale)?.text ?? value ?? ''
  // Words that were left standing without a choice, and whether they still wait for the list to answer.
  const [left, setLeft] = useState<{ text: string; isPending: boolean }>()
  const found = useOptions(kind, typed ?? left?.text)
  const wanted = (typed ?? left?.text)?.trim() ?? ''
  const all = (found.value?.options ?? []).filter(({ key }) => !without?.includes(key))
  const first = all.filter(({ key }) => likely?.includes(key))
  const others = all.filter(({ key }) => !likely?.includes(key))
  const isNarrowed = wanted === '' && first.length > 0 && others.length > 0
  const options = [...first, ...(isNarrowed ? [] : others)]
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ id, key, title, likeness, artist, picture, price, availability }): Option => ({
      ...{ id, key, title, likeness, artist, picture, price, availability },
      text: chooseText(title, locale)?.text ?? lists.untitled,
    }))
  if (onCreate && wanted !== '' && found.isSettled && !options.some(({ text }) => text === wanted)) {
    options.push({ key: null, text: wanted })
  }
  // What was found by something else than its name is not what somebody means who names it.
  const best = options.find(({ key, likeness }) => key !== null && likeness !== LIKENESS.other)

  function forget() {
    setTyped(undefined)
    setLeft(undefined)
  }
  async function choose({ id, key, text, title }: Option) {
    forget()
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
  const takePending = useEffectEvent(() => {
    if (left?.isPending && typed === undefined && found.isSettled) take(best)
  })
  // Only once the list has answered.
  useEffect(() => takePending(), [left, typed, found.isSettled])
  function sayOfList(): string | null {
    if (!found.isSettled) return null
    if (options.length === 0) {
      if (found.error) return editor.reference.failed
      if (wanted !== '' || all.length > 0 || without?.length) return editor.reference.none
      return onCreate ? editor.reference.noneYetCreate : editor.reference.noneYet
    }
    return isNarrowed || !found.value?.isWhole ? editor.reference.some : null
  }
  function sayUnmatched(): string | undefined {
    if (!left || left.isPending || typed !== undefined) return undefined
    const { failed, unmatchedCreate, unmatched } = editor.reference
    return fill(found.error ? failed : onCreate ? unmatchedCreate : unmatched, { text: left.text })
  }
  return {
    /** What the chosen one is called. */
    name,
    /** What stands in the field. */
    text: typed ?? left?.text ?? name,
    wanted,
    options,
    best,
    isSettled: found.isSettled,
    isOpen: typed !== undefined,
    said: sayOfList(),
    /** That the words in the field chose nothing. */
    unmatched: sayUnmatched(),
    type: (text: string) => {
      setTyped(text)
      setLeft(undefined)
    },
    open: () => setTyped((now) => now ?? left?.text ?? ''),
    close: () => setTyped(undefined),
    /** Somebody goes elsewhere: what is called exactly so is meant; other words stay, and say that they chose nothing. */
    leave: () => take(options.find(({ key, text }) => key !== null && isAlike(text, wanted))),
    forget,
    choose,
    take,
  }
}

const isAlike = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()
