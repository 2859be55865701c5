import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'

import { openTestGallery } from './open-test-gallery.ts'

const STRANGER = { 'x-forwarded-for': '203.0.113.7' }

const read = (app: FastifyInstance) => app.inject({ url: '/api/artworks', headers: STRANGER })

// One after the other: each has what the one before has left.
let before: FastifyInstance

test('one test asks for too much, leaves a file and a work, and changes how files are found', async () => {
  const { app, files, addArtwork, settle } = await openTestGallery()
  before = app
  await addArtwork()
  await settle()
  expect((await read(app)).json().artworks.length).toBe(1)
  const replies = await Promise.all(Array.from({ length: 130 }, () => read(app)))
  expect(replies.map(({ statusCode }) => statusCode)).toContain(429)
  await files.put('files/note.txt', Buffer.from('hello'))
  files.find = async () => undefined
})

test('the next has the same API, and nothing of it', async () => {
  const { app, files } = await openTestGallery()
  expect(app).toBe(before)
  expect((await read(app)).json().artworks).toEqual([])
  const replies = await Promise.all(Array.from({ length: 100 }, () => read(app)))
  expect(replies.map(({ statusCode }) => statusCode)).not.toContain(429)
  expect(await files.read('files/note.txt')).toBeUndefined()
  await files.put('files/other.txt', Buffer.from('hello'))
  expect((await files.find('files/other.txt'))?.size).toBe(5)
})

test.each([
  ['wishes of its own', {}, { keepsReplies: true }],
  ['an API that was on the network', { isOpened: true }, {}],
  ['an API that was closed', { isClosed: true }, {}],
])('%s has another', async (_what, { isOpened = false, isClosed = false }: Record<string, boolean>, wishes) => {
  const { app } = await openTestGallery(wishes)
  expect(app).not.toBe(before)
  before = app
  if (isOpened) await app.listen({ port: 0, host: '127.0.0.1' })
  if (isClosed) await app.close()
})

test('as this one finds, too', async () => {
  const { app } = await openTestGallery()
  expect(app).not.toBe(before)
  expect((await read(app)).statusCode).toBe(200)
})
