import { call } from '../api/call.ts'
import type { Issue } from './issue.ts'

/** Throws a letter away, unless somebody else has written in it meanwhile. */
export const removeIssue = ({ id, version }: Pick<Issue, 'id' | 'version'>) =>
  call('DELETE /newsletter/issues/{issue}', { params: { issue: id }, query: { version } })
