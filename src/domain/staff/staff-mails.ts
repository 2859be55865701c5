import { defineMail } from '../mail/index.ts'
import { signLink } from '../tokens/index.ts'

export const invitationMail = defineMail('staff-invitation', {
  facts: ['invitationId', 'by'],
  because: (words) => words.automatic,
  link: async (db, { facts }) => {
    const isOpen = await db
      .selectFrom('staff_invitations')
      .select('id')
      .where('id', '=', facts.invitationId)
      .executeTakeFirst()
    return isOpen && (`admin/welcome/${await signLink(db, 'staff-invitation', facts.invitationId)}` as const)
  },
})

/** What staff are written about. */
export const staffMails = [invitationMail]
