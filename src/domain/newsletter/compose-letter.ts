import type { Picture } from '../../contract/catalogue/shapes.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { isBegunIn } from '../../contract/newsletter/find-lacks.ts'
import type { Database, LetterWords } from '../../database/index.ts'
import { writeLabel } from '../catalogue/index.ts'
import { BLANK, type Letter, type MailDesk, readSampleDue, renderLetter } from '../mail/index.ts'
import type { Draft } from './issues.ts'
import { readLetterWorks } from './letter-works.ts'
import { parseLetter } from './parse-letter.ts'

/**
 * A letter as it is read in a language, the default one standing in where something is missing. Works are as visitors see
 * them at this moment: what is hidden is left out, and what is not for sale says so in the place of its price.
 */
export async function composeLetter(
  db: Database,
  { subject, body }: Draft,
  { locale, isTest }: { locale: Locale; isTest: boolean },
): Promise<Letter> {
  const works = await readLetterWorks(db, body, locale)
  const say = (words: LetterWords) => words[locale] || (words[DEFAULT_LOCALE] ?? '')
  return {
    subject: say(subject),
    parts: body.flatMap(({ text, artwork }): Letter['parts'] => {
      if (text) return parseLetter(say(text)).map((paragraph) => ({ paragraph }))
      const work = works.get(artwork ?? 0)
      return work ? [{ work: writeLabel(work, locale), picture: work.picture ? toMail(work.picture) : undefined }] : []
    }),
    language: isBegunIn({ subject, body }, locale) ? locale : DEFAULT_LOCALE,
    isTest,
  }
}

/** Wide enough for a sharp screen, and not more than a phone wants to fetch. */
const WIDTH = 800

/** A picture as every mail program shows it. */
function toMail({ path, widths, alt }: Picture): { path: string; alt: string } {
  const width = widths.find((one) => one >= WIDTH) ?? widths.at(-1)
  return { path: `${path.slice(0, path.lastIndexOf('/'))}/${width}.jpg`, alt }
}

/** What is being written, as a reader of that language would get it now; no link in it ends anything. */
export async function previewIssue(
  db: Database,
  desk: MailDesk,
  draft: Draft,
  locale: Locale,
): Promise<{ subject: string; html: string; text: string }> {
  const letter = await composeLetter(db, draft, { locale, isTest: false })
  const { subject, html, text } = renderLetter(letter, BLANK, await readSampleDue(db, desk, locale))
  return { subject, html, text }
}
