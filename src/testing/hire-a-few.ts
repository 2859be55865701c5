import { randomUUID } from 'node:crypto'

import { signLink } from '../domain/tokens/index.ts'
import type { TestGallery } from './open-test-gallery.ts'

const HOW_MANY = 12

/** People who work here and people who were asked to, some for each of the calls about them. */
export async function hireAFew({ db, logIn }: TestGallery) {
  const hire = async () => {
    const ids: string[] = []
    for (let at = 0; at < HOW_MANY; at++) ids.push((await logIn({ scope: ['collector', 'editor'] })).user.id)
    return ids
  }
  const ask = async () => {
    const ids: string[] = []
    for (let at = 0; at < HOW_MANY; at++) {
      const { email, name } = (await logIn()).user
      const wish = { email, name, scope: ['editor' as const], locale: 'en' as const, invited_by: 'tests' }
      ids.push((await db.insertInto('staff_invitations').values(wish).returning('id').executeTakeFirstOrThrow()).id)
    }
    return ids
  }
  const linkTo = async () => Promise.all((await ask()).map((id) => signLink(db, 'staff-invitation', id)))
  const wish = () => ({ name: 'Nora', email: `${randomUUID()}@example.com`, scope: ['sales'], locale: 'fr' })
  return {
    known: {
      '/staff/{member} member': await hire(),
      '/staff/{member}/mails member': await hire(),
      '/staff/{member}/sessions member': await hire(),
      '/staff/{member}/second-factor member': await hire(),
      '/staff/invitations/{invitation} invitation': await ask(),
      '/staff/welcome/{token} token': await linkTo(),
    },
    bodies: {
      'POST /staff/invitations': Array.from({ length: HOW_MANY }, wish),
      'PATCH /staff/{member}': [{ scope: ['editor', 'sales'] }, { is_active: true }],
      'PUT /staff/{member}/mails': [{ kinds: ['sale-made'] }],
      'PUT /staff/unmailed': [{ kinds: ['sale-made'] }],
      'PUT /staff/rules': [{ second_factor: 'admin' }],
      'POST /staff/welcome/{token}': [{}],
    },
  }
}
