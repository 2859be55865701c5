import type { Written } from '../../../contract/content/fields.ts'
import type { media } from '../../../contract/content/kinds/media.ts'
import { filePathOf } from '../../media/index.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows } from './put-rows.ts'

/** Files: pictures by what is known of their bytes, everything else by where it lies. */
export const showMedia: Projection<Written<(typeof media)['fields']>> = {
  keepsHidden: true,
  show: async (tx, items) => {
    const hashes = items.filter(({ doc }) => doc.type === 'picture').map(({ doc }) => doc.hash)
    const rows =
      hashes.length === 0
        ? []
        : await tx.selectFrom('pictures').select(['id', 'hash']).where('hash', 'in', hashes).execute()
    const pictures = new Map(rows.map(({ hash, id }) => [hash, id]))
    await putRows(
      tx,
      'media',
      items.map(({ id, key, doc: { type, hash, bytes } }) => {
        const picture = pictures.get(hash)
        if (type === 'picture' && picture === undefined) {
          throw new ContentRefusal('media', key, [{ path: ['hash'], word: 'unknown-key', values: { key: hash } }])
        }
        return {
          id,
          key,
          type,
          hash,
          bytes,
          picture_id: picture,
          file: type === 'picture' ? null : filePathOf({ hash, key }),
        }
      }),
    )
  },
  takeAway: (tx, ids) => deleteRows(tx, 'media', ids),
}
