import { COLORS } from '../../../../contract/color.ts'
import { useWords } from '../../../words.ts'
import type { Facets } from './artwork-list.ts'
import { ChoiceFilter, type Option } from './choice-filter.tsx'
import type { GroupName } from './filter-counts.ts'
import type { Filters, Range } from './list-query.ts'
import { RangeFilter } from './range-filter.tsx'

export interface Choosing {
  filters: Filters
  facets: Facets
  onChange: (filters: Filters) => void
}

/** The controls of one group of filters, the same in the bar and in the sheet. */
export function FilterGroup({ name, ...choosing }: Choosing & { name: GroupName }) {
  if (name === 'price') return <RangeControl name="price" {...choosing} />
  if (name === 'availability') return <AvailabilityControl {...choosing} />
  if (name === 'size') return <SizeControls {...choosing} />
  return <ChoiceControl name={name} {...choosing} />
}

type Choice = 'category' | 'technique' | 'color' | 'orientation' | 'size'

function ChoiceControl({ name, filters, facets, onChange }: Choosing & { name: Choice }) {
  const { filters: words } = useWords()
  const describe = (value: string): Partial<Option> => {
    if (name === 'color') return { name: words.colors[value as keyof typeof COLORS], swatch: COLORS[value as 'blue'] }
    if (name === 'size') return { name: words.sizes[value as 'small'], hint: words.sizeHints[value as 'small'] }
    if (name === 'orientation') return { name: words.orientations[value as 'square'] }
    return {}
  }
  return (
    <ChoiceFilter
      name={name}
      options={facets[name].map(({ name: text, ...facet }) => ({
        ...facet,
        name: text ?? facet.value,
        ...describe(facet.value),
      }))}
      chosen={filters[name]}
      onChange={(chosen) => onChange({ ...filters, [name]: chosen })}
    />
  )
}

function RangeControl({ name, filters, facets, onChange }: Choosing & { name: Range }) {
  return (
    <RangeFilter
      name={name}
      distribution={facets[name]}
      value={filters[name]}
      onChange={(value) => onChange({ ...filters, [name]: value })}
    />
  )
}

function SizeControls(choosing: Choosing) {
  const { filters: words } = useWords()
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-3">
      <ChoiceControl name="size" {...choosing} />
      {(['width', 'height'] as const).map((name) => (
        <fieldset key={name} className="min-w-0">
          <legend className="text-label text-muted">{words[name]}</legend>
          <RangeControl name={name} {...choosing} />
        </fieldset>
      ))}
    </div>
  )
}

function AvailabilityControl({ filters, facets, onChange }: Choosing) {
  const { filters: words, label } = useWords()
  const options = facets.availability.map((facet) => ({
    ...facet,
    name: label.availability[facet.value as 'available'],
  }))
  return (
    <ChoiceFilter
      isSingle
      name="availability"
      options={[{ value: '', name: words.any }, ...options]}
      chosen={[filters.availability ?? '']}
      onChange={([value]) => onChange({ ...filters, availability: (value || undefined) as Filters['availability'] })}
    />
  )
}
