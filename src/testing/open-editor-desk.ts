import type { FastifyInstance } from 'fastify'

import type { Doc } from '../contract/content/fields.ts'
import type { EditedKind } from '../contract/content/values.ts'
import { openTestGallery } from './open-test-gallery.ts'
import { paintPicture } from './paint-picture.ts'

type Options = Parameters<typeof openTestGallery>[0]

/** A gallery with an editor who has begun a work that could be published at once. */
export async function openEditorDesk(options: Options = {}) {
  const gallery = await openTestGallery(options)
  const editor = await gallery.logIn({ name: 'Edith', scope: ['collector', 'editor'] })
  const { slug: artist, id: artistId } = await gallery.addArtist()
  await gallery.addTechnique('oil-on-canvas')
  const whole = {
    artist,
    category: 'Painting',
    technique: 'oil-on-canvas',
    kind: 'original',
    title: { en: 'Low tide', fr: 'Marée basse', cn: '退潮' },
    height: 80,
    width: 60,
    price: 1200,
  }
  const begin = async (draft: Doc = whole, kind: EditedKind = 'artworks') =>
    (await editor.call('POST /editor/{kind}', { params: { kind }, body: { draft } })).item
  const save = async ({ id, version }: { id: number; version: number }, draft: Doc, call = editor.call) =>
    (await call('PUT /editor/{kind}/{id}/draft', { params: { kind: 'artworks', id }, body: { version, draft } })).item
  const publish = async ({ id, version }: { id: number; version: number }, call = editor.call) =>
    (await call('POST /editor/{kind}/{id}/publication', { params: { kind: 'artworks', id }, body: { version } })).item
  /** What visitors see under a slug, if anything. */
  const look = (slug: string, locale: 'en' | 'fr' | 'cn' = 'en') =>
    gallery
      .callIn(locale)('GET /artworks/{slug}', { params: { slug } })
      .then(
        ({ artwork }) => artwork,
        () => null,
      )
  const send = (bytes: Buffer, wishes: Partial<SentForm> = {}) =>
    sendForm(gallery.app, bytes, { token: editor.token, ...wishes })
  return { ...gallery, editor, artist, artistId, whole, begin, save, publish, look, send }
}

interface SentForm {
  token: string
  name?: string
  field?: string
  to?: string
}

/** Sends a file as staff's browsers do. */
export const sendForm = (
  app: FastifyInstance,
  bytes: Buffer,
  { token, name = 'one.jpg', field = 'file', to = 'pictures' }: SentForm,
) =>
  app.inject({
    method: 'POST',
    url: to.startsWith('/') ? to : `/api/editor/${to}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]),
  })

export const paintJpeg = (width = 300, height = 200) => paintPicture(width, height, '#2f5fa8').jpeg().toBuffer()
