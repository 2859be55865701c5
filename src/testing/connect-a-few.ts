import { listKeys, makeKey } from '../domain/accounts/index.ts'
import { listDeliveries, listWebhooks, makeWebhook, sendTest } from '../domain/webhooks/index.ts'
import type { TestGallery } from './open-test-gallery.ts'

const HOW_MANY = 8

/** Keys of programs and places where programs are told what happens, some for each of the calls about them. */
export async function connectAFew({ db, logIn }: TestGallery) {
  const { user } = await logIn({ scope: ['admin'] })
  const told = { url: 'https://till.example/', events: ['order.paid' as const] }
  for (let at = 0; at < HOW_MANY; at++) {
    await makeKey(db, user.id, { name: 'Till', scope: ['sales'], days: 30 })
    await makeWebhook(db, user, told, { toOwnNetwork: false })
  }
  const [kept = '', ...removed] = (await listWebhooks(db)).map(({ id }) => id)
  await sendTest(db, kept)
  const { deliveries } = await listDeliveries(db, kept, { limit: 1 })
  return {
    known: {
      '/keys/{key} key': (await listKeys(db)).map(({ id }) => id),
      '/webhooks/{webhook} webhook': removed,
      '/webhooks/{webhook}/secret webhook': [kept],
      '/webhooks/{webhook}/test webhook': [kept],
      '/webhooks/{webhook}/deliveries webhook': [kept],
      '/webhooks/{webhook}/deliveries/{delivery}/sending webhook': [kept],
      '/webhooks/{webhook}/deliveries/{delivery}/sending delivery': deliveries.map(({ id }) => id),
    },
    bodies: {
      'POST /keys': [
        { name: 'Till', scope: ['editor', 'sales'], days: null },
        { name: 'Till', scope: ['admin'], days: 90 },
      ],
      'POST /webhooks': [told],
      'PATCH /webhooks/{webhook}': [{ is_on: false }, { is_on: true }, told],
    },
  }
}
