import type { Locale } from '../../../../contract/locale.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDimensions, formatInches, formatMoney } from '../../../../messages/format.ts'
import { serverWords } from '../../../../messages/server.ts'
import type { ShownArtist, ShownWork } from '../../sheets/content.ts'

/** Such as "1911–1987" or "born 1962". */
export function tellLife({ born, died }: ShownArtist, locale: Locale): string {
  const { sheets: words } = serverWords[locale]
  if (born !== null && died !== null) return fill(words.lived, { born, died })
  if (born !== null) return fill(words.born, { born })
  return died === null ? '' : fill(words.died, { died })
}

/** What is measured, in centimetres and inches. */
export function tellSize(work: ShownWork, locale: Locale): [name: string, size: string] {
  const { sheets: words, certificate } = serverWords[locale]
  const name = work.depth ? certificate.dimensions : words.flatDimensions
  return [name, `${formatDimensions(work, locale)} (${formatInches(work, locale)})`]
}

/** The title, marked as one where the language does, with its year. */
export function tellTitle({ title, year }: ShownWork, locale: Locale): string {
  const { sheets: words, label } = serverWords[locale]
  const titled = fill(words.titled, { title })
  return year === null ? titled : titled + label.comma + year
}

/** Of what there are several: how many. */
export function tellEdition({ edition, editionSize, kind }: ShownWork, locale: Locale): string {
  const { sheets: words, bill } = serverWords[locale]
  if (edition !== null) return edition
  if (editionSize !== null) return fill(words.editionOf, { size: editionSize })
  return kind === 'print' ? bill.print : ''
}

/** What it costs, or what stands in the place of a price. Where no price is to be told, whether it is to be had. */
export function tellPrice(work: ShownWork, locale: Locale): string {
  const { label } = serverWords[locale]
  if (work.availability !== 'available') return label.availability[work.availability]
  if (work.price === undefined) return ''
  return work.price === null ? label.priceOnRequest : formatMoney(work.price / 100, locale)
}
