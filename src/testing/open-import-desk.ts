import type { Reply } from '../contract/client.ts'
import type { CellFormat, Empties, Encoding, ImportSubject } from '../contract/content/values.ts'
import { openEditorDesk, sendForm } from './open-editor-desk.ts'
import type { TestGallery } from './open-test-gallery.ts'

type Options = Parameters<typeof openEditorDesk>[0]
type Import = Reply<'GET /editor/imports/{import}'>['import']

interface Wishes {
  /** What columns mean, by their headers; those that are not named stay as they were proposed. */
  targets?: Record<string, string | null>
  formats?: Record<string, CellFormat>
  empties?: Empties
  encoding?: Encoding
}

/** A gallery with an editor who brings tables and archives in. */
export async function openImportDesk(options: Options = {}) {
  const desk = await openEditorDesk(options)
  /** A list as our own table. */
  const exportTable = async (kind: string) => {
    const headers = { authorization: `Bearer ${desk.editor.token}` }
    return (await desk.app.inject({ url: `/api/editor/${kind}/table.csv?sort=title`, headers })).rawPayload
  }
  return { ...desk, ...bringIn(desk, desk.editor), exportTable }
}

/** The steps of an import, as somebody takes them. */
export function bringIn(
  { app, work }: Pick<TestGallery, 'app' | 'work'>,
  { call, token: own }: Pick<Awaited<ReturnType<TestGallery['logIn']>>, 'call' | 'token'>,
) {
  const sendRaw = (subject: string, bytes: Buffer | string, token = own) =>
    sendForm(app, Buffer.from(bytes as string), {
      to: `imports/${subject}`,
      name: subject === 'pictures' || subject === 'gallery' ? `${subject}.zip` : 'table.csv',
      token,
    })
  const take = async (subject: ImportSubject, bytes: Buffer | string): Promise<Import> => {
    const reply = await sendRaw(subject, bytes)
    if (reply.statusCode !== 201) throw new Error(reply.body)
    return reply.json<{ import: Import }>().import
  }
  const look = async (id: string) => (await call('GET /editor/imports/{import}', { params: { import: id } })).import
  const choose = async ({ id, table }: Import, { targets = {}, formats = {}, ...rest }: Wishes) => {
    const columns = (table?.columns ?? []).map(({ header, target, format }) => ({
      target: header in targets ? (targets[header] ?? null) : target,
      format: formats[header] ?? format,
    }))
    const body = rest.encoding ? rest : { columns, ...rest }
    return (await call('PUT /editor/imports/{import}/columns', { params: { import: id }, body })).import
  }
  const check = async ({ id }: { id: string }) => {
    await call('POST /editor/imports/{import}/check', { params: { import: id } })
    await work('run-import')
    return look(id)
  }
  const apply = async ({ id, report }: Import) => {
    const body = { mark: report?.mark ?? '' }
    await call('POST /editor/imports/{import}/application', { params: { import: id }, body })
    await work('run-import')
    return look(id)
  }
  const linesOf = async ({ id }: { id: string }) =>
    (await call('GET /editor/imports/{import}/lines', { params: { import: id }, query: {} })).lines
  /** Takes a table in, tries it and does it. */
  const bring = async (subject: ImportSubject, bytes: Buffer | string, wishes?: Wishes) => {
    const taken = await take(subject, bytes)
    return apply(await check(wishes ? await choose(taken, wishes) : taken))
  }
  return { sendRaw, take, look, choose, check, apply, linesOf, bring }
}
