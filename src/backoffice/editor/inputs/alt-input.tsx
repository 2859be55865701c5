import type { Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { View } from '../../../contract/content/kinds/artworks.ts'
import { type Locale, perLocale } from '../../../contract/locale.ts'
import { describePicture } from '../../../messages/describe-picture.ts'
import type { content } from '../../../messages/en/content/content.ts'
import { valueAt } from '../../saving/leaves.ts'
import { useWords } from '../../words.ts'
import { useForm } from '../form-context.ts'
import { WordsInput } from './words-input.tsx'

// They stand in every language of the form at once, so each language is there whichever the screen speaks.
const FILES = import.meta.glob<typeof content>('../../../messages/*/content/content.ts', {
  eager: true,
  import: 'content',
})
const WORDS = perLocale((locale: Locale) => FILES[`../../../messages/${locale}/content/content.ts`] as typeof content)

interface Props {
  path: string
  label: string
  hint: string | undefined
  max: number
  /** Whether it is one of many, below one heading. */
  isCompact: boolean
}

/** What a picture shows; until somebody says so, the words that visitors get instead stand there in grey. */
export function AltInput({ path, hint, ...props }: Props) {
  const { altInstead } = useWords().editor
  const { item, draft } = useForm()
  const title = valueAt(draft, kindOf(item.kind).title ?? '') as Words | undefined
  const [list = '', at = ''] = path.split('.')
  const isOfMany = path.split('.').length > 1
  const shown = isOfMany
    ? { view: valueAt(draft, `${list}.${at}.view`) as View | undefined, at: Number(at) }
    : { at: 0 }
  const isShown = isOfMany || draft.picture !== undefined
  const derived = isShown ? describePicture(title, shown, WORDS) : undefined
  const hints = [hint, derived ? altInstead : undefined].filter(Boolean).join(' ')
  return <WordsInput path={path} {...props} hint={hints} derived={derived} />
}
