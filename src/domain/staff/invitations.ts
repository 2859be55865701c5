import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Scope } from '../../contract/scope.ts'
import { type Database, transact } from '../../database/index.ts'
import { createUser, findPasswordFault, hasEmail } from '../accounts/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { openLink } from '../tokens/index.ts'
import { invitationMail } from './staff-mails.ts'

interface Wish {
  name: string
  email: string
  scope: Scope[]
  locale: Locale
}

/** Asks somebody to work here; whoever was asked before is asked anew, with what is wished now. */
export function invite(db: Database, by: string, wish: Wish): Promise<void> {
  return transact(db, async (tx) => {
    const known = await tx
      .selectFrom('users')
      .select(['scope', 'deactivated_at'])
      .where(hasEmail(wish.email))
      .executeTakeFirst()
    if (known && known.scope.some((one) => one !== 'collector')) throw invalidFields({ email: { word: 'taken' } })
    await tx
      .deleteFrom('staff_invitations')
      .where(sql<boolean>`lower(email) = lower(${wish.email})`)
      .execute()
    const { id } = await tx
      .insertInto('staff_invitations')
      .values({ ...wish, invited_by: by })
      .returning('id')
      .executeTakeFirstOrThrow()
    await queueMail(tx, invitationMail, { invitationId: id, by }, wish)
  })
}

/** Who was asked and has not answered yet. */
export async function listInvitations(db: Database) {
  const rows = await db
    .selectFrom('staff_invitations')
    .select(['id', 'name', 'email', 'scope', 'invited_by', 'expires_at'])
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ expires_at, ...row }) => ({ ...row, expires_at: expires_at.toISOString() }))
}

/** Takes an invitation back: its link leads nowhere. */
export async function withdrawInvitation(db: Database, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('staff_invitations').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not-found')
}

/** What an invitation says to whoever was sent its link. */
export async function readInvitation(db: Database, token: string) {
  const { name, email, scope, invited_by } = await find(db, token)
  const known = await db.selectFrom('users').select('id').where(hasEmail(email)).executeTakeFirst()
  return { name, email, scope, invited_by, has_account: known !== undefined }
}

/**
 * Says yes: whoever has an account may do more from now on and comes in as before, the others choose a password. The
 * link was mailed, so the address is theirs. Of two answers with one link, one counts.
 */
export async function acceptInvitation(
  db: Database,
  token: string,
  { name, password }: { name?: string | undefined; password?: string | undefined },
): Promise<void> {
  const invitation = await find(db, token)
  await transact(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_invitations')
      .where('id', '=', invitation.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new DomainError('link-used')
    const { email, locale, scope } = invitation
    const scopes: Scope[] = [...new Set<Scope>(['collector', ...scope])]
    const known = await tx.selectFrom('users').select('id').where(hasEmail(email)).forUpdate().executeTakeFirst()
    if (known) {
      await tx
        .updateTable('users')
        .set({ scope: scopes, email_verified_at: sql<Date>`coalesce(email_verified_at, now())`, deactivated_at: null })
        .where('id', '=', known.id)
        .execute()
      return
    }
    if (password === undefined) throw invalidFields({ password: { word: 'required' } })
    const person = { name: name ?? invitation.name, email }
    const fault = findPasswordFault(password, person)
    if (fault) throw invalidFields({ password: fault })
    await createUser(tx, { ...person, locale, scope: scopes, password, isVerified: true })
  })
}

async function find(db: Database, token: string) {
  const { id, isOver } = await openLink(db, 'staff-invitation', token)
  if (isOver) throw new DomainError('link-expired')
  const invitation = await db.selectFrom('staff_invitations').selectAll().where('id', '=', id).executeTakeFirst()
  if (!invitation) throw new DomainError('link-used')
  return invitation
}

/** Forgets the invitations that nobody answered in time. */
export async function forgetInvitations(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_invitations')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
