import type { FastifyInstance } from 'fastify'

import type { EditedKind } from '../../contract/content/values.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  begin,
  hide,
  offerWork,
  presentItem,
  publish,
  removeContent,
  restoreRemoved,
  revert,
  saveDraft,
  schedule,
} from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { staffOf } from '../staff-of.ts'

/** Texts of 20,000 characters in several languages. */
const LARGEST_DRAFT = 1024 * 1024
/** Several who write behind one address, each saved every few seconds. */
const SAVING = { limit: { turns: 600, seconds: 60 }, largest: LARGEST_DRAFT }

/** Where staff write things, show them to visitors and take them away. */
export function serveEditorItems(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async ({ kind, id }: { kind: EditedKind; id: number }, locale: Locale) => ({
    item: await presentItem(db, kind, id, locale),
  })

  serve(
    app,
    parts,
    'POST /editor/{kind}',
    async ({ params: { kind }, body, user, locale }) => {
      const { id } = await begin(db, staffOf(user), {
        ...{ kind, draft: body.draft, copyOf: body.copy_of, key: body.key },
      })
      return tell({ kind, id }, locale)
    },
    { largest: LARGEST_DRAFT },
  )
  serve(app, parts, 'POST /editor/{kind}/trash/{id}', async ({ params, user, locale }) => {
    await restoreRemoved(db, staffOf(user), params.kind, params.id)
    return tell(params, locale)
  })
  serve(app, parts, 'GET /editor/{kind}/{id}', ({ params, locale }) => tell(params, locale))
  serve(app, parts, 'DELETE /editor/{kind}/{id}', async ({ params, query, user }) => ({
    outcome: await removeContent(db, staffOf(user), { ...params, ...query }),
  }))
  serve(
    app,
    parts,
    'PUT /editor/{kind}/{id}/draft',
    async ({ params, body, user, locale }) => {
      await saveDraft(db, staffOf(user), { ...params, ...body })
      return tell(params, locale)
    },
    SAVING,
  )
  serve(app, parts, 'POST /editor/{kind}/{id}/publication', async ({ params, body, user, locale }) => {
    await publish(db, staffOf(user), { ...params, ...body })
    return tell(params, locale)
  })
  serve(app, parts, 'DELETE /editor/{kind}/{id}/publication', async ({ params, query, user, locale }) => {
    await hide(db, staffOf(user), { ...params, ...query })
    return tell(params, locale)
  })
  serve(app, parts, 'PUT /editor/artworks/{id}/availability', async ({ params: { id }, body, user, locale }) => {
    await offerWork(db, staffOf(user), id, body)
    return tell({ kind: 'artworks', id }, locale)
  })
  serve(app, parts, 'PUT /editor/{kind}/{id}/schedule', async ({ params, body, user, locale }) => {
    const { version, publish_at, hide_at } = body
    await schedule(db, staffOf(user), {
      ...params,
      version,
      publishAt: publish_at === null ? null : new Date(publish_at),
      hideAt: hide_at === null ? null : new Date(hide_at),
    })
    return tell(params, locale)
  })
  serve(app, parts, 'POST /editor/{kind}/{id}/reversion', async ({ params, body, user, locale }) => {
    await revert(db, staffOf(user), { ...params, ...body })
    return tell(params, locale)
  })
}
