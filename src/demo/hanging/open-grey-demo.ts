import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { importGallery, refuseFaulty } from '../../domain/folder/index.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { paintingSlugs } from '../pictures.ts'
import { FILMS } from '../video/films.ts'
import { filmFile, pictureFile } from './picture-file.ts'
import { writeWords } from './write-words.ts'

const GREY = { create: { width: 300, height: 200, channels: 3, background: '#777777' } } as const
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.alloc(16)])

/** A gallery with the whole demo and one grey picture for all: what counts is where everything hangs. */
export async function openGreyDemo(now?: Date): Promise<TestGallery> {
  const gallery = await openTestGallery()
  const folder = makeFileFolder()
  const jpeg = await sharp(GREY).jpeg().toBuffer()
  const files = [
    ...paintingSlugs().map((slug) => [pictureFile(slug), jpeg] as const),
    ...FILMS.map((film) => [filmFile(film), WEBM] as const),
  ]
  for (const [file, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), bytes)
  }
  await writeWords(folder, path.resolve('new-gallery'))
  const { db, files: store } = gallery
  refuseFaulty(await importGallery({ db, files: store, folder, actor: { name: 'demo' }, now }))
  return gallery
}
