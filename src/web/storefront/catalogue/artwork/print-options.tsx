import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { formatDifference } from '../../../../messages/format.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

interface PrintOptionsProps {
  groups: Artwork['print_options']
  /** The ids of what is chosen, one of each group. */
  chosen: number[]
  onChoose: (chosen: number[]) => void
}

/** How a print can be ordered, each choice with what it adds to the price. */
export function PrintOptions({ groups, chosen, onChoose }: PrintOptionsProps) {
  const { artwork: words } = useWords()
  const locale = useLocale()
  return (
    <div className="mt-6 space-y-4">
      {groups.map(({ option, choices }) => (
        <fieldset key={option} className="border-t border-line pt-3">
          <legend className="float-left mb-1 w-full text-label text-muted">{words.options[option]}</legend>
          <div className="clear-left">
            {choices.map(({ id, name, about, look, price_difference }) => (
              <label
                key={id}
                className="group flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 text-label focus-within:has-focus-visible:outline-2 focus-within:has-focus-visible:outline-accent md:min-h-9"
              >
                <input
                  type="radio"
                  name={option}
                  value={id}
                  checked={chosen.includes(id)}
                  className="size-4 accent-ink"
                  onChange={() => onChoose([...chosen.filter((one) => !isAmong(choices, one)), id])}
                />
                <span className="grow">
                  {name}
                  {option === 'frame' && look?.glass && look.glass !== 'none' ? (
                    <span className="text-muted"> · {words.glass[look.glass]}</span>
                  ) : null}
                </span>
                <span className="text-muted">
                  {price_difference === 0 ? words.included : formatDifference(price_difference, locale)}
                </span>
                {about ? (
                  <span className="hidden w-full pb-3 pl-7 text-muted group-has-checked:block">{about}</span>
                ) : null}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

const isAmong = (choices: { id: number }[], id: number) => choices.some((choice) => choice.id === id)
