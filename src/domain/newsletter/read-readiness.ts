import { sql } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { findLacks, isBegunIn } from '../../contract/newsletter/find-lacks.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { LANGUAGE_OF_READER } from './deliver-issue.ts'

/** What a letter still lacks, and who would get it in which language, were it sent now. */
export async function readReadiness(
  db: Database,
  id: string,
): Promise<Reply<'GET /newsletter/issues/{issue}/readiness'>['readiness']> {
  const issue = await db
    .selectFrom('newsletter_issues')
    .select(['subject', 'body'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!issue) throw new DomainError('not-found')
  const { rows } = await sql<{ locale: Locale; readers: number }>`
    SELECT ${LANGUAGE_OF_READER.locale} AS locale, count(*)::int AS readers
    FROM newsletter_subscriptions AS reader ${LANGUAGE_OF_READER.join}
    WHERE reader.status = 'confirmed' GROUP BY 1 ORDER BY 2 DESC, 1`.execute(db)
  return {
    lacks: findLacks(issue),
    audience: rows.map((row) => ({ ...row, gets: isBegunIn(issue, row.locale) ? row.locale : DEFAULT_LOCALE })),
  }
}
