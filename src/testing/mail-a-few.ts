import { WORDED_MAILS } from '../contract/mail/values.ts'
import type { TestGallery } from './open-test-gallery.ts'

const HOW_MANY = 20

/** Mails that were sent, for the calls about them, and words that can be theirs. */
export async function mailAFew({ db }: TestGallery) {
  const send = async () => {
    const mail = { kind: 'password-changed', shelf: 'sales', to_name: 'Ada', to_email: 'ada@example.com' }
    const rows = Array.from({ length: HOW_MANY }, () => ({ ...mail, locale: 'en' as const, sent_at: new Date() }))
    return (await db.insertInto('mails').values(rows).returning('id').execute()).map(({ id }) => id)
  }
  const mails = [...WORDED_MAILS]
  return {
    known: {
      '/letters/{letter} letter': await send(),
      '/letters/{letter}/sending letter': await send(),
      '/letters/words/{mail} mail': mails,
      '/letters/words/{mail}/history mail': mails,
      '/letters/words/{mail}/preview mail': mails,
      '/letters/words/{mail}/test mail': mails,
    },
    bodies: {
      'PUT /letters/words/{mail}': [{ version: 0, words: { title: { en: 'Hello' } } }],
      'POST /letters/words/{mail}/preview': [{ locale: 'fr', words: { title: 'Bonjour' } }],
      'POST /letters/words/{mail}/test': [{ locale: 'cn' }],
    },
  }
}
