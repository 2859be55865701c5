import type { Artwork } from '../../../../contract/catalogue/shapes.ts'

type Groups = Artwork['print_options']

/** One choice of each group: the given ones where they exist, else the one that costs least. */
export function chooseFrom(groups: Groups, wanted: readonly number[]): number[] {
  return groups.flatMap(({ choices }) => {
    const chosen = choices.find(({ id }) => wanted.includes(id)) ?? cheapestOf(choices)
    return chosen ? [chosen.id] : []
  })
}

const cheapestOf = (choices: Groups[number]['choices']) =>
  choices.toSorted((one, other) => one.price_difference - other.price_difference)[0]

/** The price of a print with these choices, added in cents since sums of broken euros are not exact. */
export function priceWith(price: number, groups: Groups, chosen: readonly number[]): number {
  const differences = groups
    .flatMap(({ choices }) => choices)
    .filter(({ id }) => chosen.includes(id))
    .map(({ price_difference }) => price_difference)
  return [price, ...differences].reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100
}
