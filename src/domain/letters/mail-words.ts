import { LOCALES, type Locale, perLocale } from '../../contract/locale.ts'
import { MAIL_PARTS, type MailPart, MAILS, WORDED_MAILS, type WordedMail } from '../../contract/mail/values.ts'
import { type Database, transact, waitForLock } from '../../database/index.ts'
import { checkMailWords, mailWordsOf, placesOfMail } from '../../messages/check-mail-words.ts'
import { placesIn } from '../../messages/places-in.ts'
import { type Actor, ContentRefusal, createPublished, holdItems, publish, saveDraft } from '../content/index.ts'
import { DomainError } from '../domain-error.ts'
import { type MailDesk, previewMail, queueRow, type Reader } from '../mail/index.ts'

/** Words of a mail that staff have changed, by part and language. */
type SavedWords = { [Part in MailPart]?: { [One in Locale]?: string | undefined } | undefined }

type PreviewedWords = { [Part in MailPart]?: string | undefined }

const KIND = 'mail-words'
const CHANGES = 50
const PARTS = Object.keys(MAIL_PARTS) as MailPart[]

/** Which mails there are, by what they are about, and in which languages their words were changed. */
export async function listMailWords(db: Database) {
  const rows = await db.selectFrom('mail_words').select(['mail', 'words']).execute()
  const wordsOf = new Map(rows.map(({ mail, words }) => [mail, Object.values(words)]))
  return Object.entries(MAILS).flatMap(([subject, mails]) =>
    WORDED_MAILS.filter((mail) => (mails as readonly string[]).includes(mail)).map((mail) => ({
      mail,
      subject: subject as Exclude<keyof typeof MAILS, 'letters'>,
      changed: LOCALES.filter((locale) => wordsOf.get(mail)?.some((words) => words[locale] !== undefined)),
    })),
  )
}

/** The words of a mail: those that the gallery came with, and what staff have made of them. */
export async function readMailWords(db: Database, mail: WordedMail) {
  const row = await db
    .selectFrom('content')
    .select(['version', 'published', 'changed_at'])
    .where('kind', '=', KIND)
    .where('key', '=', mail)
    .executeTakeFirst()
  const saved = (row?.published ?? {}) as SavedWords
  const originals = perLocale((locale) => mailWordsOf(mail, locale))
  return {
    mail,
    version: row?.version ?? 0,
    places: perLocale((locale) => placesOfMail(mail, locale)),
    parts: PARTS.filter((part) => LOCALES.every((locale) => originals[locale][part] !== undefined)).map((part) => ({
      part,
      max: MAIL_PARTS[part],
      original: perLocale((locale) => originals[locale][part] ?? ''),
      needed: perLocale((locale) => placesIn(originals[locale][part] ?? '')),
      changed: saved[part] ?? {},
    })),
  }
}

/** What the words of a mail were each time they were changed, by whom and when, the latest first. */
export async function listWordChanges(db: Database, mail: WordedMail) {
  const rows = await db
    .selectFrom('content_changes')
    .innerJoin('content', 'content.id', 'content_id')
    .select(['content_changes.id', 'content_changes.at', 'actor', 'after'])
    .where('content.kind', '=', KIND)
    .where('content_changes.kind', '=', KIND)
    .where('content.key', '=', mail)
    .where('act', 'in', ['published', 'imported'])
    .orderBy('content_changes.id', 'desc')
    .limit(CHANGES)
    .execute()
  return rows.map(({ id, at, actor, after }) => ({
    entry: Number(id),
    at: at.toISOString(),
    actor,
    words: ((after ?? {}) as { draft?: SavedWords }).draft ?? {},
  }))
}

/** Changes the words of a mail, all of them at once; what is left out is as it came. Mails that are written later say so. */
export async function saveMailWords(
  db: Database,
  actor: Actor,
  { mail, version, words }: { mail: WordedMail; version: number; words: SavedWords },
): Promise<void> {
  await transact(db, async (tx) => {
    // Whoever else changes a mail for the first time waits.
    await waitForLock(tx, 'keys of a kind', KIND)
    const [known] = await holdItems(tx, KIND, [mail])
    if (!known && version !== 0) throw new DomainError('content-changed')
    const draft = withoutOriginals(mail, words)
    if (!known) return void (await createPublished(tx, actor, { kind: KIND, key: mail, draft }))
    await saveDraft(tx, actor, { kind: KIND, id: known.id, version, draft })
    await publish(tx, actor, { kind: KIND, id: known.id })
  })
}

/** What is written as it came is no change. */
function withoutOriginals(mail: WordedMail, words: SavedWords): SavedWords {
  const isChanged = (part: MailPart, locale: Locale, text: string | undefined) =>
    text !== undefined && text.trim() !== mailWordsOf(mail, locale)[part]
  return Object.fromEntries(
    PARTS.map((part) => [
      part,
      Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const text = words[part]?.[locale]
          return isChanged(part, locale, text) ? [[locale, text]] : []
        }),
      ),
    ]),
  )
}

/** A mail with made-up facts and these words, as its reader would see it; words that could not be saved are refused. */
export async function previewWords(
  db: Database,
  desk: MailDesk,
  { mail, locale, words }: { mail: WordedMail; locale: Locale; words: PreviewedWords },
) {
  const parts = Object.entries(words).filter(([, text]) => text?.trim()) as [MailPart, string][]
  const changed = Object.fromEntries(parts)
  const faults = parts.flatMap(([part, text]) =>
    checkMailWords(mail, part, locale, text).map(({ word, place }) => ({
      path: [part, locale],
      word,
      values: { place },
    })),
  )
  if (faults.length > 0) throw new ContentRefusal(KIND, mail, faults)
  const written = await previewMail(db, desk, { name: mail, locale, changed })
  if (!written) throw new DomainError('not-found')
  const { subject, html, text } = written
  return { subject, html, text }
}

/** Sends a made-up mail with the words as they are saved to whoever asks for it. */
export async function queueTest(db: Database, desk: MailDesk, mail: WordedMail, to: Reader): Promise<void> {
  await transact(db, (tx) => queueRow(tx, desk.kinds[mail], {}, to, { is_test: true, asked_by: to.name }))
}
