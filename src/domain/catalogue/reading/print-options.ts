import { type Selectable, sql } from 'kysely'

import type { Artwork, PrintLook } from '../../../contract/catalogue/shapes.ts'
import { PRINT_OPTIONS } from '../../../contract/catalogue/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { LocalizedText, Tables } from '../../../database/index.ts'
import { inLanguage } from './in-language.ts'

interface StoredChoice extends Omit<Selectable<Tables['print_choices']>, 'name' | 'about' | 'position'> {
  name: LocalizedText
  about: LocalizedText | null
  price_difference: number
}

/** What can be chosen for each work of a query. */
export const selectPrintChoices = sql<StoredChoice[]>`(
  SELECT coalesce(json_agg(to_jsonb(print_choices) || jsonb_build_object('price_difference', price_difference)
    ORDER BY print_choices.position, print_choices.id), '[]')
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
  const { text, textOrNull } = inLanguage(locale)
  return PRINT_OPTIONS.map((option) => ({
    option,
    choices: stored
      .filter((choice) => choice.option === option)
      .map((choice) => ({
        id: choice.id,
        name: text(choice.name),
        about: textOrNull(choice.about),
        price_difference: choice.price_difference / 100,
        look: presentLook(choice),
      })),
  })).filter(({ choices }) => choices.length > 0)
}

// Paper that staff gave a border and no tone is as white as paper is.
const WHITE = '#ffffff'

function presentLook(choice: StoredChoice): PrintLook | null {
  const { frame_width, frame_color, mat_width, mat_color, glass, paper_color, paper_border } = choice
  const frame =
    frame_width && frame_color
      ? {
          profile: choice.frame_profile ?? ('flat' as const),
          width: frame_width / 10,
          depth: (choice.frame_depth ?? frame_width) / 10,
          color: frame_color,
        }
      : null
  const mat = mat_width && mat_color ? { width: mat_width / 10, color: mat_color } : null
  const paper = paper_color || paper_border ? { color: paper_color ?? WHITE, border: (paper_border ?? 0) / 10 } : null
  return frame || mat || paper || glass ? { frame, mat, glass, paper } : null
}
