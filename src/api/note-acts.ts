import type { FastifyRequest } from 'fastify'

import type { Log } from '../contract/acts/log.ts'
import type { Database } from '../database/index.ts'
import { beginAct, endAct, isStaff, pickParts } from '../domain/acts/index.ts'
import { codeOf } from './refuse.ts'

/** Reads what a call of staff would answer to a request with the same parameters. */
export type Look = (request: FastifyRequest) => Promise<unknown>

/**
 * Has staff do something that the log keeps: written down before it is done, and how it ended afterwards. What cannot be
 * written down is not done.
 */
export async function noteAct<Answer>(
  db: Database,
  { name, log, looks, request }: { name: string; log: Log; looks: Map<string, Look>; request: FastifyRequest },
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { user } = request
  if (!user || !(await isStaff(db, user.id))) return act()
  const look = async () => {
    const read = log.looks && looks.get(log.looks.at)
    // What is not there yet, or not any more, has no parts.
    const reply = await read?.(request).catch(() => null)
    return reply && log.looks ? pickParts(reply, log.looks.places) : null
  }
  const body = (request.body ?? {}) as Record<string, unknown>
  const asked = Object.fromEntries((log.keeps ?? []).map((field) => [field, body[field] ?? null]))
  const thing = Object.values((request.params ?? {}) as Record<string, unknown>).join('/')
  const before = await look()
  const id = await beginAct(db, { user, call: name, subject: log.subject, thing, asked, before })
  const end = async (how: Parameters<typeof endAct>[2]) =>
    endAct(db, id, how).catch((err: unknown) => request.log.error({ err }, 'the end of an act was not noted'))
  try {
    const answer = await act()
    await end({ after: await look() })
    return answer
  } catch (error) {
    await end({ refusal: codeOf(error as Parameters<typeof codeOf>[0]) })
    throw error
  }
}
