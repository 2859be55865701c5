import { ApiError, type Reply } from '../../contract/client.ts'
import { call } from '../api/call.ts'
import type { Setback } from '../saving/draft-session.ts'

export type Item = Reply<'GET /editor/{kind}/{id}'>['item']

const PATIENCE_MS = 20_000

/** How long a save is waited for: one that hangs would keep the next from being sent. */
const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) })

/** Whether visitors see it, be it as it was before. */
export const isSeen = ({ state }: Pick<Item, 'state'>): boolean => state === 'published' || state === 'changed'

export const paramsOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => ({ params: { kind, id } })

export const readItem = async (which: Pick<Item, 'kind' | 'id'>): Promise<Item> =>
  (await call('GET /editor/{kind}/{id}', paramsOf(which), patience())).item

export const saveDraft = async (which: Item, version: number, draft: Item['draft']): Promise<Item> =>
  (await call('PUT /editor/{kind}/{id}/draft', { ...paramsOf(which), body: { version, draft } }, patience())).item

/** What kind of failure something is to whoever writes. */
export function setbackOf(error: unknown): Setback {
  if (!(error instanceof ApiError)) return 'lost'
  if (error.code === 'content-changed') return 'changed'
  if (error.status === 404) return 'gone'
  if (error.code === 'unavailable') return 'busy'
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'refused' : 'lost'
}
