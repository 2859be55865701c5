import { ApiError } from '../contract/client.ts'

/** What came of a call: a word for what went well, or how it was refused, such as `409 artwork-held`. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (word) => (typeof word === 'string' ? word : 'done'),
    (error: unknown) => {
      if (error instanceof ApiError) return `${error.status} ${error.code}`
      throw error
    },
  )
