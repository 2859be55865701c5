import { query } from '../gallery.ts'

interface Work {
  id: number
  slug: string
  title: string
  /** In euros. */
  price: number
}

/** A work that can be bought at its price, and that nobody holds. */
export async function findWorkForSale(): Promise<Work> {
  const [work] = await query<Work>(
    `SELECT id, slug, title ->> 'en' AS title, final_price / 100 AS price FROM artworks
     WHERE kind = 'original' AND availability = 'available' AND final_price IS NOT NULL AND NOT is_price_on_request
       AND id NOT IN (SELECT artwork_id FROM artwork_copies)
     ORDER BY id LIMIT 1`,
  )
  if (!work) throw new Error('nothing is for sale')
  return work
}
