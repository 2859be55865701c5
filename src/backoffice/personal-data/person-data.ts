import type { Reply } from '../../contract/client.ts'

export type PersonData = Reply<'POST /people/data'>
export type Held = PersonData['held'][number]
