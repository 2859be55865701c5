import { PRINT_OPTIONS } from '../../contract/catalogue/values.ts'
import { invalidFields } from '../domain-error.ts'
import type { OfferedChoice } from './read-wanted.ts'

interface Wanted {
  choices: number[]
  /** What the work is offered with. */
  offered: OfferedChoice[]
  /** Every choice that such a work can ever have had. */
  known: Set<number>
  /** The name of the field, for a refusal. */
  field: string
}

/**
 * One choice of each group that the work is offered with: the wanted one, else the one that costs least, as the work's
 * page has it. What is no longer offered is lacking; what never was, or two of a group, is refused.
 */
export function chooseOptions({ choices, offered, known, field }: Wanted): {
  options: OfferedChoice[]
  lacksOptions: boolean
} {
  const wanted = new Set(choices)
  const isOffered = (id: number) => offered.some((choice) => choice.id === id)
  const neverWas = [...wanted].some((id) => !known.has(id) && !isOffered(id))
  const groups = PRINT_OPTIONS.map((option) => offered.filter((choice) => choice.option === option))
  const isTwice = groups.some((group) => group.filter(({ id }) => wanted.has(id)).length > 1)
  if (neverWas || isTwice || wanted.size < choices.length) throw invalidFields({ [field]: { word: 'invalid' } })
  return {
    options: groups.flatMap((group) => group.find(({ id }) => wanted.has(id)) ?? cheapestOf(group) ?? []),
    lacksOptions: [...wanted].some((id) => !isOffered(id)),
  }
}

const cheapestOf = (group: OfferedChoice[]) =>
  group.toSorted((one, other) => one.price_difference - other.price_difference)[0]
