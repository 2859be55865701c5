import type { Reply } from '../../contract/client.ts'
import { call } from '../api/call.ts'
import { type Changing, useChanging } from '../api/use-changing.ts'

export type Staff = Reply<'GET /staff'>
export type Member = Staff['members'][number]
export type ChangeStaff = Changing<Staff>

/** Who works here, and a way to change it. */
export const useStaff = () => useChanging('staff', (signal) => call('GET /staff', undefined, { signal }))
