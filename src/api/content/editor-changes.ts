import type { FastifyInstance } from 'fastify'

import type { Locale } from '../../contract/locale.ts'
import {
  changeMany,
  listBulks,
  presentOutcome,
  previewMany,
  previewShowing,
  showMany,
  undoMany,
} from '../../domain/content/index.ts'
import { invalidFields } from '../../domain/domain-error.ts'
import { apiMessages } from '../../messages/api.ts'
import { wordFieldFaults } from '../field-errors.ts'
import { type ApiParts, serve } from '../serve.ts'
import { staffOf } from '../staff-of.ts'

/** Thousands of ids and versions, and a text. */
const LARGEST = 1024 * 1024

/** Where staff change many things at once, and take it back. */
export function serveEditorChanges(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(
    app,
    parts,
    'POST /editor/{kind}/changes',
    async ({ params: { kind }, body: { preview, ids, query, seen, changes, show }, user, locale }) => {
      if (changes && show) throw invalidFields({ show: { word: 'unsuited' } })
      if (show) {
        const outcome = preview
          ? await previewShowing(db, kind, { show, ids, query })
          : await showMany(db, staffOf(user), kind, { show, seen })
        return word(await presentOutcome(db, kind, outcome), locale)
      }
      if (!changes) throw invalidFields({ changes: { word: 'required' } })
      const wishes = changes.map(({ field, locale: one, act, value }) => ({ field, locale: one, act, value }))
      const outcome = preview
        ? await previewMany(db, kind, { wishes, ids, query })
        : await changeMany(db, staffOf(user), kind, { wishes, seen })
      return word(await presentOutcome(db, kind, outcome), locale)
    },
    { largest: LARGEST },
  )
  serve(app, parts, 'GET /editor/{kind}/changes', ({ params }) => listBulks(db, params.kind))
  serve(app, parts, 'POST /editor/{kind}/changes/{bulk}/undo', async ({ params: { kind, bulk }, user, locale }) =>
    word(await presentOutcome(db, kind, await undoMany(db, staffOf(user), kind, bulk)), locale),
  )
}

/** Says what is wrong with each thing in the caller's language. */
const word = ({ things, ...rest }: Awaited<ReturnType<typeof presentOutcome>>, locale: Locale) => ({
  ...rest,
  things: things.map(({ faults, code, ...thing }) => ({
    ...thing,
    errors: { ...wordFieldFaults(faults, locale), ...(code ? { '': [apiMessages[locale].errors[code]] } : {}) },
  })),
})
