import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'

import multipart from '@fastify/multipart'
import Fastify, { type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { DomainError } from '../domain/domain-error.ts'
import { makeFileFolder } from '../testing/make-file-folder.ts'
import { applicant, writeForm } from '../testing/send-application.ts'
import { receiveUpload } from './receive-upload.ts'

const LIMITS = { fileField: 'pdf', fileSize: 100_000, bodySize: 1_000_000, milliseconds: 60_000, patienceMs: 60 }

/** A server that takes forms in and says how that went. */
async function openReceiver() {
  const folder = makeFileFolder()
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(multipart, { throwFileSizeLimit: false })
  const handler = async (request: FastifyRequest) => {
    const { fields, file, discard } = await receiveUpload(request, folder, LIMITS)
    await discard()
    return { fields, size: file?.size, isTooLarge: file?.isTooLarge }
  }
  app.route({ method: 'POST', url: '/', handler })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof DomainError ? 400 : ((error as { statusCode?: number }).statusCode ?? 500)).send(),
  )
  const send = (payload: Buffer, contentType: string) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': contentType }, payload })
  return { folder, send }
}

test('fields and the size of the file are told, and what is too large is said to be', async () => {
  const { send } = await openReceiver()
  const take = async (size: number) => {
    const { payload, contentType } = await writeForm({ name: 'Inès' }, Buffer.alloc(size))
    return (await send(payload, contentType)).json()
  }

  expect(await take(100_000)).toEqual({ fields: { name: 'Inès' }, size: 100_000, isTooLarge: false })
  expect(await take(100_001)).toMatchObject({ isTooLarge: true })
})

const MARKS = ['\r\n', '--', '"', 'name=', 'filename=', '\0', ';', 'content-disposition:']

test(
  'a form broken anywhere on its way is answered, ends nobody’s day and leaves nothing',
  { timeout: 120_000 },
  async () => {
    const { folder, send } = await openReceiver()
    const { payload, contentType } = await writeForm(applicant(), Buffer.alloc(3000, 'a'))
    const spoil = (): Buffer => {
      const at = randomInt(payload.length)
      const [before, after] = [payload.subarray(0, at), payload.subarray(at)]
      const mark = Buffer.from(MARKS[randomInt(MARKS.length)] ?? '')
      const ways = [
        before,
        Buffer.concat([before, after.subarray(randomInt(90))]),
        Buffer.concat([before, mark, after]),
      ]
      const way = ways[randomInt(3)] ?? before
      return randomInt(4) === 0 ? Buffer.concat([...Array<Buffer>(40).fill(payload), way]) : way
    }

    for (let at = 0; at < 600; at++) {
      const broken = spoil()
      const { statusCode } = await send(broken, contentType)
      expect([broken.toString('latin1'), statusCode < 500]).toEqual([broken.toString('latin1'), true])
    }

    expect(await readdir(folder)).toEqual([])
  },
)
