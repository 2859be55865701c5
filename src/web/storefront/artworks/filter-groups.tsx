import type { ReactNode } from 'react'

import { COLORS } from '../../../contract/color.ts'
import { useWords } from '../../words.ts'
import type { Facets } from './artwork-list.ts'
import { ChoiceFilter, type Option } from './choice-filter.tsx'
import { type Filters, type Range } from './list-query.ts'
import { RangeFilter } from './range-filter.tsx'

interface FilterGroup {
  name: 'category' | 'technique' | 'color' | 'price' | 'size' | 'orientation' | 'availability'
  /** How many of its filters are in force. */
  chosen: number
  content: ReactNode
}

interface Chooser {
  filters: Filters
  facets: Facets
  onChange: (filters: Filters) => void
}

/** Everything the list can be narrowed by, group by group, for the bar and the sheet alike. */
export function useFilterGroups({ filters, facets, onChange }: Chooser): FilterGroup[] {
  const { filters: words, artwork } = useWords()
  const choices = (
    name: 'category' | 'technique' | 'color' | 'orientation' | 'size',
    describe: Describe = () => ({}),
  ) => (
    <ChoiceFilter
      name={name}
      options={facets[name].map(({ value, name: text = value, count }) => ({
        value,
        name: text,
        count,
        ...describe(value as never),
      }))}
      chosen={filters[name]}
      onChange={(chosen) => onChange({ ...filters, [name]: chosen })}
    />
  )
  const range = (name: Range) => (
    <RangeFilter
      name={name}
      distribution={facets[name]}
      value={filters[name]}
      onChange={(value) => onChange({ ...filters, [name]: value })}
    />
  )
  const inForce = (...values: (string | undefined)[]) => values.filter((value) => value !== undefined).length
  return [
    { name: 'category', chosen: filters.category.length, content: choices('category') },
    { name: 'technique', chosen: filters.technique.length, content: choices('technique') },
    {
      name: 'color',
      chosen: filters.color.length,
      content: choices('color', (value: keyof typeof COLORS) => ({ name: words.colors[value], swatch: COLORS[value] })),
    },
    { name: 'price', chosen: inForce(filters.price), content: range('price') },
    {
      name: 'size',
      chosen: filters.size.length + inForce(filters.width, filters.height),
      content: (
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-3">
          {choices('size', (value: keyof typeof words.sizes) => ({
            name: words.sizes[value],
            hint: words.sizeHints[value],
          }))}
          {(['width', 'height'] as const).map((name) => (
            <fieldset key={name} className="min-w-0">
              <legend className="text-label text-muted">{words[name]}</legend>
              {range(name)}
            </fieldset>
          ))}
        </div>
      ),
    },
    {
      name: 'orientation',
      chosen: filters.orientation.length,
      content: choices('orientation', (value: keyof typeof words.orientations) => ({
        name: words.orientations[value],
      })),
    },
    {
      name: 'availability',
      chosen: inForce(filters.availability),
      content: (
        <ChoiceFilter
          isSingle
          name="availability"
          options={[
            { value: '', name: words.any },
            ...facets.availability.map(({ value, count }) => ({
              value,
              name: artwork.availability[value as keyof typeof artwork.availability],
              count,
            })),
          ]}
          chosen={[filters.availability ?? '']}
          onChange={([value]) =>
            onChange({ ...filters, availability: (value || undefined) as Filters['availability'] })
          }
        />
      ),
    },
  ]
}

type Describe = (value: never) => Partial<Option>
