import { useState } from 'react'

interface Option {
  value: string
  name: string
  hint?: string | undefined
  /** How many works it would leave. */
  count?: number
  /** A colour to show in the place of the box. */
  swatch?: string
}

interface ChoiceFilterProps {
  /** Its name in the address. */
  name: string
  options: Option[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Whether choosing one gives up the others. */
  isSingle?: boolean
}

/** Values to choose from, each with how many works it would leave; one that leaves none can only be given up. */
export function ChoiceFilter({ name, options, chosen, onChange, isSingle = false }: ChoiceFilterProps) {
  // What was just given up stays in reach, even if nothing is left behind it: the focus is there.
  const [touched, setTouched] = useState<string>()
  const toggle = (value: string) => {
    setTouched(value)
    if (isSingle) onChange([value])
    else onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  }
  return (
    <ul className="grid gap-x-10 lg:grid-flow-row-dense lg:grid-cols-[repeat(auto-fill,minmax(240px,1fr))]">
      {options.map(({ value, name: text, hint, count, swatch }) => {
        const isChosen = chosen.includes(value)
        return (
          <li key={value}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-default has-disabled:opacity-50">
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                value={value}
                checked={isChosen}
                disabled={count === 0 && !isChosen && touched !== value}
                className={`shrink-0 appearance-none border border-muted focus-visible:shadow-none focus-visible:outline-2 ${LOOKS[swatch ? 'swatch' : isSingle ? 'dot' : 'box']}`}
                style={{ backgroundColor: swatch }}
                onChange={() => toggle(value)}
              />
              <span className="text-body">
                {text}
                {hint ? <span className="text-label text-muted">, {hint}</span> : null}
              </span>
              {count === undefined ? null : <span className="ml-auto text-label text-muted tabular-nums">{count}</span>}
            </label>
          </li>
        )
      })}
    </ul>
  )
}

const LOOKS = {
  swatch: 'size-6 rounded-full checked:ring-1 checked:ring-ink checked:ring-offset-3 checked:ring-offset-paper',
  dot: 'size-4 rounded-full checked:border-[5px] checked:border-ink',
  box: 'size-4 checked:border-[5px] checked:border-ink',
}
