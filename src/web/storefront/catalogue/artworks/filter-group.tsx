import {
  type Choice,
  type Counted,
  FILTERS,
  type GroupName,
  GROUPS,
  type Measure,
  type NameOf,
} from '../../../../contract/catalogue/filters.ts'
import { type Color, COLORS } from '../../../../contract/color.ts'
import { wordOf } from '../../../../messages/name-filters.ts'
import { useWords } from '../../../words.ts'
import type { Facets } from './artwork-list.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import type { Filters } from './list-query.ts'
import { RangeFilter } from './range-filter.tsx'

export interface Choosing {
  filters: Filters
  facets: Facets
  onChange: (filters: Filters) => void
}

/** The controls of one group of filters, the same in the bar and in the sheet: first that which gives it its name. */
export function FilterGroup({ name, ...choosing }: Choosing & { name: GroupName }) {
  const { filters: words } = useWords()
  const others = (GROUPS[name] as readonly Counted[]).filter((other) => other !== name)
  if (others.length === 0) return <Control name={name} {...choosing} />
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-3">
      <Control name={name} {...choosing} />
      {others.map((other) => (
        <fieldset key={other} className="min-w-0">
          <legend className="text-label text-muted">{words[other]}</legend>
          <Control name={other} {...choosing} />
        </fieldset>
      ))}
    </div>
  )
}

function Control({ name, ...choosing }: Choosing & { name: Counted }) {
  if (!isMeasure(name)) return <ChoiceControl name={name} {...choosing} />
  const { filters, facets, onChange } = choosing
  return (
    <RangeFilter
      name={name}
      distribution={facets[name]}
      value={filters[name]}
      onChange={(value) => onChange({ ...filters, [name]: value })}
    />
  )
}

const isMeasure = (name: Counted): name is Measure => FILTERS[name].kind === 'range'

function ChoiceControl({ name, filters, facets, onChange }: Choosing & { name: Choice }) {
  const words = useWords()
  const isSingle = FILTERS[name].kind === 'single'
  const hints: Partial<Record<Choice, Record<string, string>>> = words.filters.hints
  const options = facets[name].map(({ value, count, name: text }) => ({
    value,
    count,
    name: text ?? wordOf(name as Exclude<Choice, NameOf<'term'>>, value, words),
    ...(name === 'color' ? { swatch: COLORS[value as Color] } : {}),
    hint: hints[name]?.[value],
  }))
  return (
    <ChoiceFilter
      isSingle={isSingle}
      name={name}
      options={isSingle ? [{ value: '', name: words.filters.any }, ...options] : options}
      chosen={[filters[name] ?? ''].flat()}
      onChange={(chosen) => onChange({ ...filters, [name]: isSingle ? chosen[0] || undefined : chosen })}
    />
  )
}
