import { Checkbox } from '../../web/forms/checkbox.tsx'
import { useWords } from '../words.ts'
import type { Selection } from './use-selection.ts'

const ID = 'choose-all'

/** The box that chooses all of a list, with what is not shown yet. */
export function ChooseAll({ selection: { isAll, marked, isEmpty, chooseAll } }: { selection: Selection }) {
  const { bulk } = useWords()
  return (
    <Checkbox
      id={ID}
      label={bulk.chooseAll}
      checked={isAll && marked.size === 0}
      ref={(box) => {
        if (box) box.indeterminate = isAll ? marked.size > 0 : !isEmpty
      }}
      onChange={({ target }) => chooseAll(target.checked)}
    />
  )
}

/** Where the keyboard goes on once nothing is chosen any more: what was pressed last has gone. */
export const goOnAtChooseAll = () =>
  requestAnimationFrame(() => document.getElementById(ID)?.focus({ preventScroll: true }))
