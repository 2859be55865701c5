export { createUser, type NewUser } from './create-user.ts'
export { closeSession, findUserByToken, forgetSessions, openSession } from './sessions.ts'
export type { User } from './user.ts'
