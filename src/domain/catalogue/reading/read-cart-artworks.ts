import type { CartArtwork } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { inOrder, presentArtworkCard, selectArtworkCards } from './artwork-cards.ts'
import { presentPrintOptions, selectPrintChoices } from './print-options.ts'

/**
 * Works that somebody has put into a cart, as they stand now and in this order; what visitors may not see is left out.
 * Those that are offered to them come with their options, even where nobody else sees a price.
 */
export async function readCartArtworks(
  db: Database,
  ids: number[],
  { locale, offered, isLoggedIn }: { locale: Locale; offered: ReadonlySet<number>; isLoggedIn: boolean },
): Promise<CartArtwork[]> {
  if (ids.length === 0) return []
  const rows = await selectArtworkCards(db, { isLoggedIn })
    .select(selectPrintChoices.as('print_choices'))
    .where('artworks.id', 'in', ids)
    .execute()
  return inOrder(ids, rows).map((row) => ({
    ...presentArtworkCard(row, locale),
    print_options: presentPrintOptions(row, locale, { isOffered: offered.has(row.id) }),
  }))
}
