import { type Database, tryOut } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { type MailDesk, writeMail } from '../mail/index.ts'
import { answerApplication } from './answer-application.ts'

/** The mail that a step would send, with all that it says filled in: the step is taken, and undone. */
export async function previewAnswer(
  db: Database,
  desk: MailDesk,
  applicationId: string,
  step: Parameters<typeof answerApplication>[2],
) {
  return tryOut(db, async (tx) => {
    const id = await answerApplication(tx, applicationId, step)
    const mail = await tx.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const written = await writeMail(tx, desk, mail, { isLookedAt: true })
    if (!written?.said.parts) throw new DomainError('not-found')
    const { subject, html, text, parts } = written.said
    return { subject, html, text, parts }
  })
}
