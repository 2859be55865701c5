import { FILTERS, type Measure } from '../../../../contract/catalogue/filters.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatSide } from '../../../../messages/name-filters.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import type { RangeScale } from './range-scale.ts'

interface RangeSliderProps {
  name: Measure
  scale: RangeScale
  sides: [min: string, max: string]
  onSlide: (sides: [min: string, max: string]) => void
}

// The thumb is as large as a finger and drawn as a small dot; only it takes the pointer, so that both can be reached.
const THUMB =
  'pointer-events-none absolute inset-x-0 bottom-0 h-11 appearance-none bg-transparent focus-visible:z-10 focus-visible:shadow-none [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-radial [&::-webkit-slider-thumb]:from-ink [&::-webkit-slider-thumb]:from-25% [&::-webkit-slider-thumb]:to-transparent [&::-webkit-slider-thumb]:to-27% focus-visible:[&::-webkit-slider-thumb]:from-accent focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:-outline-offset-8 focus-visible:[&::-webkit-slider-thumb]:outline-accent [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-11 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent [&::-moz-range-thumb]:bg-radial [&::-moz-range-thumb]:from-ink [&::-moz-range-thumb]:from-25% [&::-moz-range-thumb]:to-transparent [&::-moz-range-thumb]:to-27% focus-visible:[&::-moz-range-thumb]:from-accent'

/** How the works are spread, as bars, with a thumb at either side of the range; each step is the edge of a bar. */
export function RangeSlider({ name, scale, sides, onSlide }: RangeSliderProps) {
  const { filters: words } = useWords()
  const locale = useLocale()
  const { bars, stepOfMin, stepOfMax, textAt } = scale
  const [low, high] = [stepOfMin(sides[0]), stepOfMax(sides[1])]
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const say = (text: string) => (text === '' ? words.noLimit : formatSide(FILTERS[name].unit, text, locale))
  return (
    <div className="relative pb-[22px]">
      <div aria-hidden="true" className="mx-[22px] flex h-16 items-end gap-px border-b border-ink/50">
        {bars.map(({ from, count }, at) => (
          <span
            key={from}
            className={`grow transition-[height] ${at >= low && at < high ? 'bg-ink/50' : 'bg-line'}`}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
      </div>
      <div className="unscripted:hidden">
        <input
          type="range"
          aria-label={fill(words.slideFrom, { measure: words[name] })}
          aria-valuetext={say(sides[0])}
          min={0}
          max={bars.length}
          value={low}
          // At the far end it would lie under the other one.
          className={`${THUMB} ${low > bars.length / 2 ? 'z-1' : ''}`}
          onChange={({ target }) => onSlide([textAt(Math.min(Number(target.value), high - 1)), sides[1]])}
        />
        <input
          type="range"
          aria-label={fill(words.slideTo, { measure: words[name] })}
          aria-valuetext={say(sides[1])}
          min={0}
          max={bars.length}
          value={high}
          className={THUMB}
          onChange={({ target }) => onSlide([sides[0], textAt(Math.max(Number(target.value), low + 1))])}
        />
      </div>
    </div>
  )
}
