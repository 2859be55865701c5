import type { Reply } from '../../contract/client.ts'
import type { Doc } from '../../contract/content/fields.ts'
import type { WrittenLetter } from '../../contract/newsletter/find-lacks.ts'
import { call } from '../api/call.ts'

export type Issue = Reply<'GET /newsletter/issues/{issue}'>['issue']
export type IssueSummary = Reply<'GET /newsletter/issues'>['issues'][number]
export type Work = Issue['works'][number]
export type Block = WrittenLetter['body'][number]

/** A letter as somebody writes in it. */
export type IssueItem = Issue & { draft: Doc }

const PATIENCE_MS = 20_000

/** How long a save is waited for: one that hangs would keep the next from being sent. */
const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) })

export const toItem = ({ issue }: { issue: Issue }): IssueItem => ({
  ...issue,
  draft: { subject: issue.subject, body: issue.body },
})

/** What is typed, as the server takes it. */
export const letterIn = (draft: Doc): WrittenLetter => ({
  subject: draft.subject ?? {},
  body: (draft.body ?? []) as Block[],
})

export const readIssue = async (issue: string): Promise<IssueItem> =>
  toItem(await call('GET /newsletter/issues/{issue}', { params: { issue } }, patience()))

export const saveIssue = async (issue: string, version: number, draft: Doc): Promise<IssueItem> =>
  toItem(
    await call(
      'PUT /newsletter/issues/{issue}',
      { params: { issue }, body: { version, ...letterIn(draft) } },
      patience(),
    ),
  )

/** Whether it can still be written on. */
export const isOpen = ({ status }: Pick<Issue, 'status'>): boolean => status === 'draft' || status === 'failed'
