import type { Words } from '../../contract/content/fields.ts'
import { fill } from '../../messages/fill.ts'
import { chooseText } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'
import type { Selection } from './use-selection.ts'

interface Props {
  selection: Selection
  entry: { id: number; title: Words }
}

/** The box that chooses one of a list. All around it chooses as well: what lies beneath leads to the thing itself. */
export function ChooseBox({ selection, entry: { id, title } }: Props) {
  const { bulk, lists } = useWords()
  const name = chooseText(title, useLocale())?.text ?? lists.untitled
  return (
    <label className="relative z-1 grid h-full min-h-11 w-11 cursor-pointer items-center justify-items-start">
      <input
        type="checkbox"
        className="size-5 accent-ink"
        aria-label={fill(bulk.choose, { title: name })}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  )
}
