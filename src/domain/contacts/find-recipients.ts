import { sql } from 'kysely'

import type { Recipient } from '../../contract/contacts/letter-endpoints.ts'
import type { LetterObstacle } from '../../contract/contacts/values.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'

interface Row {
  id: string
  name: string
  email: string | null
  phone: string
  locale: Locale
  last_wish: string | null
  is_erased: boolean
}

/** How people would be written to, in this order; who would not be, and why. Within a letter they are held meanwhile. */
export async function findRecipients(
  db: Database,
  people: string[],
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<(Recipient & { phone: string })[]> {
  if (isHeld) {
    await sql`SELECT FROM contacts WHERE id = ANY (${people}::uuid[]) OR head_id = ANY (${people}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`.execute(db)
  }
  const { rows } = await sql<Row>`
    SELECT id, name, reached.email, phone, locale,
      (SELECT kind FROM newsletter_consents WHERE mark = newsletter_mark(reached.email)
        AND kind IN ('confirmed', 'unsubscribed') ORDER BY newsletter_consents.id DESC LIMIT 1) AS last_wish,
      EXISTS (SELECT FROM erasures WHERE mark = newsletter_mark(reached.email)) AS is_erased
    FROM contacts CROSS JOIN LATERAL (SELECT coalesce(contacts.email, (
      SELECT part.email FROM contacts AS part WHERE part.head_id = contacts.id AND part.email IS NOT NULL
      ORDER BY part.merged_at LIMIT 1)) AS email) AS reached
    WHERE id = ANY (${people}::uuid[])`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return people.map((id) => {
    const row = known.get(id)
    if (!row) return { contact: id, name: '', email: null, phone: '', locale: DEFAULT_LOCALE, obstacle: 'gone' }
    const { name, email, phone, locale } = row
    // Whom nobody has called anything is called by their address: staff read it before it is sent.
    return { contact: id, name: name || (email ?? ''), email, phone, locale, obstacle: findObstacle(row) }
  })
}

function findObstacle({ email, last_wish, is_erased }: Row): LetterObstacle | null {
  if (email === null) return 'no-address'
  if (last_wish === 'unsubscribed') return 'unsubscribed'
  return is_erased && last_wish !== 'confirmed' ? 'erased' : null
}
