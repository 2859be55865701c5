import type { Trouble } from '../../contract/mail/values.ts'
import { onOneLine } from './on-one-line.ts'

/** Why a mail did not get through, and whether trying again is of no use. */
export interface MailTrouble {
  trouble: Trouble
  /** What the server said, in its own words. */
  answer: string | null
  isFinal: boolean
}

const LONGEST = 500
// What the library finds out before it asks the server.
const NO_ADDRESS = ['No recipients defined', 'Invalid recipient']

// The server wants to know first who we are, whatever it was asked.
const ABOUT_US = [530, 534, 535, 538]

/** What the library tells of a failure. */
type SmtpError = Partial<Record<'code' | 'command' | 'response' | 'responseCode' | 'message', string>>

/** Reads the mail server's answer out of the error that the library made of it. */
export function readTrouble(error: unknown): MailTrouble {
  const { code, command, response, responseCode, message = '' } = error as SmtpError
  const answer = response ? onOneLine(response).trim().slice(0, LONGEST) : null
  const status = Number(responseCode ?? 0)
  if (code === 'EENVELOPE' && NO_ADDRESS.some((one) => message.startsWith(one))) {
    return { trouble: 'refused', answer: null, isFinal: true }
  }
  // A login or a sender that is refused is ours to mend, for all mails at once: they wait for it.
  const isAboutMail = (command === 'RCPT TO' || command === 'DATA') && !ABOUT_US.includes(status)
  if (isAboutMail && status >= 500) {
    return { trouble: command === 'RCPT TO' ? 'refused' : 'rejected', answer, isFinal: true }
  }
  return { trouble: answer ? 'later' : 'unreachable', answer, isFinal: false }
}
