import { useWords } from '../../words.ts'
import { parseHour } from './parse-hour.ts'
import { TypedInput } from './typed-input.tsx'

/** An hour of the day as people write it. */
export function HourInput(props: { path: string; label: string; hint?: string | undefined }) {
  const { hour } = useWords().editor
  return <TypedInput {...props} parse={parseHour} write={String} sayFault={() => hour} />
}
