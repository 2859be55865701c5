import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { isBegunIn } from '../../contract/newsletter/find-lacks.ts'
import type { Database, LetterWords } from '../../database/index.ts'
import { writeLabel } from '../catalogue/index.ts'
import { BLANK, type Letter, type MailDesk, readSampleDue, renderLetter, toMailPicture } from '../mail/index.ts'
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
      return work
        ? [{ work: writeLabel(work, locale), picture: work.picture ? toMailPicture(work.picture) : undefined }]
        : []
    }),
    language: isBegunIn({ subject, body }, locale) ? locale : DEFAULT_LOCALE,
    isTest,
  }
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
