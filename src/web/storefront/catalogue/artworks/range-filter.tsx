import { useEffect, useId, useRef, useState } from 'react'

import { FILTERS, type Measure } from '../../../../contract/catalogue/filters.ts'
import { sidesOf } from '../../../../messages/name-filters.ts'
import { useWords } from '../../../words.ts'
import type { Facets } from './artwork-list.ts'
import { scaleOf } from './range-scale.ts'
import { RangeSlider } from './range-slider.tsx'
import { writeRange } from './read-query.ts'

interface RangeFilterProps {
  name: Measure
  distribution: Facets['price']
  value: string | undefined
  onChange: (value: string | undefined) => void
}

// A moving thumb says many values; the one it rests on is meant.
const REST_MS = 300

/** A range to write or to slide, over the distribution of the works; it counts once a side is left or at rest. */
export function RangeFilter({ name, distribution, value, onChange }: RangeFilterProps) {
  const { filters: words } = useWords()
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [seen, setSeen] = useState(value)
  const [sides, setSides] = useState(sidesOf(value))
  if (seen !== value) {
    setSeen(value)
    setSides(sidesOf(value))
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = ([min, max] = sides) => {
    clearTimeout(timer.current)
    const next = writeRange(min, max)
    if (next === value) setSides(sidesOf(value))
    else onChange(next)
  }
  const slide = (next: [string, string]) => {
    setSides(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(next), REST_MS)
  }
  const { min, max } = distribution
  const limits = [min === null ? '' : `${Math.floor(min)}`, max === null ? '' : `${Math.ceil(max)}`]
  const { unit } = FILTERS[name]

  return (
    <div className="max-w-120">
      <RangeSlider name={name} scale={scaleOf(distribution.buckets)} sides={sides} onSlide={slide} />
      <div className="flex gap-6">
        {([words.from, words.to] as const).map((label, side) => (
          <div key={label} className="min-w-0 grow">
            <label className="text-label text-muted" htmlFor={`${id}-${side}`}>
              <span className="sr-only">{words[name]}, </span>
              {label + (unit && ` (${unit})`)}
            </label>
            <input
              id={`${id}-${side}`}
              type="number"
              // Both sides carry the one name: without a script the address gets them one after the other.
              name={name}
              min={0}
              max={999_999_999}
              step="any"
              inputMode="decimal"
              value={sides[side]}
              placeholder={limits[side]}
              className="min-h-11 w-full border-b border-ink/50 bg-transparent text-body tabular-nums placeholder:text-muted"
              onChange={({ target }) => setSides(sides.with(side, target.value) as [string, string])}
              onBlur={() => settle()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                settle()
              }}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
