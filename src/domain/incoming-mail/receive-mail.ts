import { LONGEST_BY_MAIL } from '../../contract/enquiries/values.ts'
import type { Database } from '../../database/index.ts'
import { takeTurns } from '../../take-turns.ts'
import { DomainError } from '../domain-error.ts'
import { findAnswered, hasMessage, writeAsSender } from '../enquiries/index.ts'
import type { FileStore } from '../files/index.ts'
import { readGallery } from '../gallery/index.ts'
import { takeTurn } from '../limits/index.ts'
import { noteReturned, readMessageId } from '../mail/index.ts'
import { foldQuoted } from './fold-quoted.ts'
import { keepAttached, type Uploads } from './keep-attached.ts'
import { type IncomingMail, readMail } from './read-mail.ts'

/** How large a mail may be: a file of 20 MB is a third larger in there. */
export const LARGEST_MAIL = 30 * 1024 * 1024

/** Whoever has an address of ours may write there as often as on the private page. */
const MAILS_OF_A_THREAD = { turns: 20, seconds: 3600 }

interface Parts {
  db: Database
  files: FileStore
  uploads?: Uploads | undefined
  /** Where answers are taken in. */
  answersTo: string
  /** Who mails are from. */
  sender: string
  publicUrl: string
}

/**
 * What became of a mail: `written`: it stands in its thread; `known`: it did so before; `returned`: a mail of ours came
 * back, which is noted; `ignored`: no person has said anything in it.
 */
type Outcome = 'written' | 'known' | 'returned' | 'ignored'

// Reading one takes as much room as it is large, several times over.
const inTurn = takeTurns({ atOnce: 1, inLine: 20, patience: 20_000 })

/**
 * Takes in a mail that somebody sent us: an answer goes into its thread, once however often it comes, and a mail of ours
 * that came back is noted. What belongs to no thread is refused, so that it stays where it came from.
 */
export const receiveMail = (parts: Parts, bytes: Uint8Array): Promise<Outcome> => inTurn(() => receive(parts, bytes))

async function receive(parts: Parts, bytes: Uint8Array): Promise<Outcome> {
  const { db, answersTo, publicUrl } = parts
  const mail = await readMail(bytes)
  const ours = (ids: string[]) => ids.map((id) => readMessageId(id, publicUrl)).filter((id) => id !== undefined)
  if (mail.returned?.isFinal && (await noteReturned(db, ours(mail.returned.ids), mail.returned.answer)))
    return 'returned'
  const enquiry = await findAnswered(db, { answersTo, addresses: mail.to, mailIds: ours(mail.answers) })
  if (!enquiry) throw new DomainError('mail-unmatched')
  if (mail.isAutomatic || isOurs(mail, parts)) return 'ignored'
  if (await hasMessage(db, enquiry.id, mail.key)) return 'known'
  const { said, quoted } = foldQuoted(tidy(mail.text), await readDomains(parts))
  if (said === '' && mail.attached.length === 0) return 'ignored'
  await takeTurn(db, `mails of ${enquiry.id}`, MAILS_OF_A_THREAD)
  const { files, leftOut } = await keepAttached(parts, enquiry.id, mail.attached)
  await writeAsSender(db, enquiry.id, {
    ...{ key: mail.key, text: cut(said) },
    byMail: { from: mail.from, quoted: cut(quoted), files, leftOut },
  })
  return 'written'
}

/** Whether we wrote it ourselves: what comes from our own addresses is nobody's answer. */
const isOurs = ({ from }: IncomingMail, { answersTo, sender }: Parts) =>
  [answersTo, sender].some((address) => address.toLowerCase() === from.toLowerCase())

/** Under which names our mails come, and so are quoted. */
async function readDomains({ db, answersTo, sender }: Parts): Promise<string[]> {
  const { sender_address } = await readGallery(db)
  const addresses = [answersTo, sender, sender_address ?? ''].filter((address) => address !== '')
  return addresses.map((address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase())
}

/** Plain lines, with nothing in them that the database or a mail would choke on. */
const tidy = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const cut = (text: string) =>
  text.length <= LONGEST_BY_MAIL ? text : `${text.slice(0, LONGEST_BY_MAIL - 1).toWellFormed()}…`
