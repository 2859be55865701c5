/** Whose session is to be proved. */
export interface Session {
  userId: string
  email: string
  token: string
}
