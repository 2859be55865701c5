import { expect, test } from 'vitest'

import { contentEndpoints } from '../../contract/content/endpoints.ts'
import { EDITED_KINDS, WRITERS } from '../../contract/content/values.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const CALLS = Object.entries(contentEndpoints).map(([name, endpoint]) => ({
  name,
  access: 'access' in endpoint ? endpoint.access : undefined,
}))

/** A name of nothing. */
const NOBODYS = '00000000-0000-4000-8000-000000000000'

test.each(CALLS)('who may call $name', async ({ name, access }) => {
  const { app, begin, logIn } = await openEditorDesk()
  const { id } = await begin()
  const [method = '', path = ''] = name.split(' ')
  const url = `/api${path
    .replace('{kind}', 'artworks')
    .replace('{id}', String(id))
    .replace('{view}', NOBODYS)
    .replace('{token}', 'x')
    .replace('{bulk}', NOBODYS)
    .replace('{import}', NOBODYS)
    .replace('{export}', NOBODYS)
    .replace('{subject}', 'artworks')
    .replace('{entry}', '1')}`
  const call = async (scope?: ('collector' | 'editor' | 'sales' | 'admin')[]) => {
    const token = scope && (await logIn({ scope })).token
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
    return (await app.inject({ method: method as 'GET', url, headers, ...payload })).statusCode
  }
  const isLetIn = (status: number) => status !== 401 && status !== 403
  const statuses = {
    nobody: await call(),
    collector: await call(['collector']),
    editor: await call(['collector', 'editor']),
    sales: await call(['collector', 'sales']),
    admin: await call(['admin']),
  }

  if (access === undefined) {
    // Whoever has the link needs no account.
    expect(['GET /previews/{token}', 'GET /exports/{token}']).toContain(name)
    expect(Object.values(statuses)).toEqual(Array(5).fill(410))
    return
  }
  expect([statuses.nobody, statuses.collector]).toEqual([401, 403])
  expect({ editor: isLetIn(statuses.editor), sales: isLetIn(statuses.sales), admin: isLetIn(statuses.admin) }).toEqual({
    ...{ editor: access !== 'admin', sales: access === 'staff', admin: true },
  })
  expect(Object.values(statuses).filter((status) => status >= 500)).toEqual([])
})

// Sales say whether a work can be bought, too.
const FOR_ALL = ['/editor/views', '/availability']

test('the whole gallery goes out by the hand of those alone who may do everything', () => {
  const exporting = CALLS.filter(({ name }) => name.includes('/editor/exports'))

  expect(exporting.map(({ access }) => access)).toEqual(Array(4).fill('admin'))
})

test('whatever writes is for those who write a kind, whatever only reads is for all staff or for them', () => {
  const writing = CALLS.filter(({ name }) => !name.startsWith('GET ') && !FOR_ALL.some((one) => name.includes(one)))

  expect(writing.length).toBeGreaterThan(10)
  expect(writing.filter(({ access }) => access !== 'editor' && access !== 'writer' && access !== 'admin')).toEqual([])
})

const OF_A_KIND = CALLS.filter(({ name }) => name.includes('{kind}'))

test.each(EDITED_KINDS)('who may read and write %s', async (kind) => {
  const { app, logIn } = await openEditorDesk()
  const tokens = {
    editor: (await logIn({ scope: ['editor'] })).token,
    sales: (await logIn({ scope: ['sales'] })).token,
    admin: (await logIn({ scope: ['admin'] })).token,
  }
  const areLetIn: Record<string, unknown> = {}
  for (const { name } of OF_A_KIND) {
    const [method = '', path = ''] = name.split(' ')
    const url = `/api${path.replace('{kind}', kind).replace('{id}', '999999').replace('{bulk}', NOBODYS).replace('{entry}', '1')}`
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: { draft: 0 } }
    const isLetIn = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const { statusCode } = await app.inject({ method: method as 'GET', url, headers, ...payload })
      expect(statusCode).toBeLessThan(500)
      return statusCode !== 403
    }
    areLetIn[name] = [await isLetIn(tokens.editor), await isLetIn(tokens.sales), await isLetIn(tokens.admin)]
  }

  const writing = [WRITERS[kind] === 'editor', WRITERS[kind] === 'sales', true]
  expect(areLetIn).toEqual(
    Object.fromEntries(OF_A_KIND.map(({ name, access }) => [name, access === 'staff' ? [true, true, true] : writing])),
  )
})
