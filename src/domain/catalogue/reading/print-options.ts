import { sql } from 'kysely'

import type { Artwork } from '../../../contract/catalogue/shapes.ts'
import { PRINT_OPTIONS } from '../../../contract/catalogue/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { LocalizedText } from '../../../database/index.ts'
import { inLanguage } from './in-language.ts'

interface StoredChoice {
  id: number
  option: (typeof PRINT_OPTIONS)[number]
  name: LocalizedText
  price_difference: number
}

/** What can be chosen for each work of a query. */
export const selectPrintChoices = sql<StoredChoice[]>`(
  SELECT coalesce(json_agg(json_build_object('id', print_choices.id, 'option', print_choices.option, 'name', print_choices.name,
    'price_difference', price_difference) ORDER BY print_choices.position, print_choices.id), '[]')
  FROM artwork_print_choices JOIN print_choices ON print_choices.id = choice_id WHERE artwork_id = artworks.id)`

interface Row {
  final_price: number | null
  print_choices: StoredChoice[]
}

/** The choices in groups: lamination, paper, frame, crate. Whoever sees no price of a work sees no part of it either. */
export function presentPrintOptions(
  { final_price, print_choices: stored }: Row,
  locale: Locale,
  { isOffered = false } = {},
): Artwork['print_options'] {
  if (final_price === null && !isOffered) return []
  const { text } = inLanguage(locale)
  return PRINT_OPTIONS.map((option) => ({
    option,
    choices: stored
      .filter((choice) => choice.option === option)
      .map(({ id, name, price_difference }) => ({ id, name: text(name), price_difference: price_difference / 100 })),
  })).filter(({ choices }) => choices.length > 0)
}
