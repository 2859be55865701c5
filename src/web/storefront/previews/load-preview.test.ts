import { expect, onTestFinished, test, vi } from 'vitest'

import type { Call } from '../../../contract/client.ts'
import { openEditorDesk } from '../../../testing/open-editor-desk.ts'
import { loadPreview } from './load-preview.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

const look = (call: Call, token: string) =>
  loadPreview(call, { token, room: undefined, locale: 'en', args: {} as Parameters<typeof loadPreview>[1]['args'] })

test('a link that is forged or cut off, has ended, or leads to what is gone or no longer whole says which', async () => {
  const { begin, save, editor, call } = await openEditorDesk()
  const link = async (id: number) => {
    const { path } = await editor.call('POST /editor/{kind}/{id}/preview', { params: { kind: 'artworks', id } })
    return path.replace('/preview/', '')
  }
  const [item, unready, gone] = [await begin(), await begin(), await begin()]
  const [token, unreadyToken, goneToken] = [await link(item.id), await link(unready.id), await link(gone.id)]
  await save(unready, { title: { en: 'No longer whole' } })
  await editor.call('DELETE /editor/{kind}/{id}', { params: { kind: 'artworks', id: gone.id }, query: { version: 1 } })

  expect(await look(call, goneToken)).toEqual({ fault: 'gone' })
  expect(await look(call, unreadyToken)).toEqual({ fault: 'unready' })
  expect(await look(call, `${token.slice(0, -4)}AAAA`)).toEqual({ fault: 'link-invalid' })
  expect(await look(call, 'no-such-link')).toEqual({ fault: 'link-invalid' })
  expect(await look(() => Promise.reject(new TypeError('Failed to fetch')), token)).toEqual({ fault: 'unreachable' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + WEEK })
  onTestFinished(() => void vi.useRealTimers())
  expect(await look(call, token)).toEqual({ fault: 'link-expired' })
})
