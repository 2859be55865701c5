import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { addWork, keepPhoto } from '../domain/collection/index.ts'
import { paintJpeg } from './open-editor-desk.ts'
import type { TestGallery } from './open-test-gallery.ts'

const WORK = {
  ...{ artist: 'Hélène Vasseur', title: 'Mill', year: '', technique: '', dimensions: '', acquired_on: null },
  ...{ acquired_from: '', price: 20, value: null, valued_on: null, place: '', notes: '' },
}

/** Has each of these people keep a work with a photograph: how each is asked for, and by whom. */
export async function collectAFew(
  { db, files, uploads }: TestGallery,
  people: { user: { id: string }; token: string }[],
) {
  await mkdir(uploads, { recursive: true })
  const photo = path.join(uploads, 'mill.jpg')
  await writeFile(photo, await paintJpeg())
  const own: { token: string; params: { work: string } }[] = []
  for (const { user, token } of people.slice(0, 16)) {
    const id = await addWork(db, user.id, { ...WORK, key: randomUUID() })
    await keepPhoto(db, files, { userId: user.id, id, path: photo })
    own.push({ token, params: { work: id } })
  }
  // Some are taken out, or lose their photograph.
  const [changed, removed, shown] = [own.slice(0, 6), own.slice(6, 12), own.slice(12)]
  return {
    owned: {
      'PUT /account/collection/{work}': changed,
      'DELETE /account/collection/{work}': removed,
      'POST /account/collection/{work}/restoration': removed,
      'POST /account/collection/{work}/photo': changed,
      'GET /account/collection/{work}/photo': shown,
      'DELETE /account/collection/{work}/photo': changed,
    },
    bodies: {
      'POST /account/collection': [{ ...WORK, key: randomUUID() }],
      'PUT /account/collection/{work}': [1, 2, 3].map((version) => ({ ...WORK, version })),
      'PUT /account/certificates/{certificate}/notes': [0, 1, 2].map((version) => ({
        version,
        place: 'Safe',
        value: 2,
      })),
    },
  }
}
