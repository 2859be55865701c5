import { type Sort, SORTS } from '../../../../contract/catalogue/values.ts'
import { useWords } from '../../../words.ts'

/** Which works come first. */
export function SortChoice({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const { filters: words } = useWords()
  return (
    <fieldset className="flex gap-6 text-label">
      <legend className="sr-only">{words.sort}</legend>
      {SORTS.map((one) => (
        <label
          key={one}
          className="flex min-h-11 cursor-pointer items-center text-muted underline-offset-4 outline-offset-3 outline-accent hover:text-ink has-checked:text-ink has-checked:underline has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="sort"
            value={one}
            checked={one === sort}
            className="sr-only"
            onChange={() => onChange(one)}
          />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}
