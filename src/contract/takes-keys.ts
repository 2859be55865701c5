import type { Endpoint } from './endpoint.ts'

const FOR_STAFF: Endpoint['access'][] = ['sales', 'editor', 'staff', 'writer', 'admin']

/** Whether a program may call it with a key: what staff do, unless somebody has to prove who they are, or it is about people. */
export const takesKeys = ({ access, asksAgain, isForPeople }: Endpoint): boolean =>
  FOR_STAFF.includes(access) && asksAgain === undefined && isForPeople !== true
