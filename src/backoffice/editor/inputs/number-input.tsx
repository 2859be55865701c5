import { YEAR } from '../../../contract/content/kinds/parts.ts'
import { LANGUAGES } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { useLocale, useWords } from '../../words.ts'
import { parseNumber } from './parse-number.ts'
import { TypedInput } from './typed-input.tsx'

interface Props {
  path: string
  label: string
  hint?: string | undefined
  field: { min: number; max: number; decimals?: number }
}

/** A number as people type it. */
export function NumberInput({ field, ...props }: Props) {
  const words = useWords().editor.number
  const point = LANGUAGES[useLocale()].marks.slice(-1)
  const { min, max, decimals } = field
  const isYear = min === YEAR.min && max === YEAR.max
  return (
    <TypedInput
      {...props}
      inputMode="decimal"
      parse={(text) => parseNumber(text, field)}
      write={(value: number) => String(value).replace('.', point)}
      sayFault={(fault) =>
        isYear ? words.year : fill(words[fault], { min, max, example: decimals ? `12${point}5` : '12' })
      }
    />
  )
}
