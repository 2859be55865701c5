import type { OwnPath } from '../../contract/content/reserved-slugs.ts'
import type { GalleryMail } from '../../contract/mail/values.ts'
import type { Database } from '../../database/index.ts'
import { BLANK } from './keep-mail.ts'
import type { MailDetails } from './mail-details.ts'
import { type Facts, factsReader } from './mail-facts.ts'
import type { Due, LetterName, MailKind, MailWords, WordedName } from './mail-kind.ts'
import type { MailAddress } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'
import { sampleDetails, sampleValues } from './sample.ts'

/** What a mail says beside its words. */
export interface Description {
  /** What stands in the places of its words. */
  values: Record<string, string>
  details: MailDetails
  /** Where an answer goes, if not to the gallery. */
  replyTo?: MailAddress
  /** Why it was sent, where that is not what its kind says. */
  because?: string
  /** Whether what it tells begins with a greeting of its own: one is enough. */
  greetsItself?: boolean
}

interface Worded<Name extends string, Told> {
  /** What it has to be told when it is queued. */
  facts?: readonly Name[]
  /** Why it was sent, as its foot says. */
  because: (words: MailWords) => string
  /** Nothing when there is nothing left to tell. */
  describe?: (db: Database, due: Due<Told>) => Promise<Description | undefined>
}

interface Linked<Told> {
  /** Where its button leads, without a language; nothing when there is no more use for it, and so for the mail. */
  link: (db: Database, due: Due<Told>) => OwnPath | Promise<OwnPath | undefined>
}

/** The kinds whose words have a button. */
export type ButtonName = {
  [Name in WordedName]: MailWords['kinds'][Name] extends { button: string } ? Name : never
}[WordedName]

/** Those that only tell something. */
type NoticeName = Exclude<WordedName, ButtonName | GalleryMail>

/** A kind of mail whose words have a button. */
export const defineMail = <Name extends ButtonName, Fact extends string = never>(
  name: Name,
  kind: Worded<Fact, Facts<Fact>> & Linked<Facts<Fact>>,
): MailKind<Name, Facts<Fact>, false> => ({ name, isToGallery: false, ...writeInWords(name, kind) })

/** A kind of mail that only tells something. */
export const defineNotice = <Name extends NoticeName, Fact extends string = never>(
  name: Name,
  kind: Worded<Fact, Facts<Fact>>,
): MailKind<Name, Facts<Fact>, false> => ({ name, isToGallery: false, ...writeInWords(name, kind) })

/** The same to the gallery itself. */
export const defineGalleryMail = <Name extends GalleryMail, Fact extends string = never>(
  name: Name,
  kind: Worded<Fact, Facts<Fact>>,
): MailKind<Name, Facts<Fact>, true> => ({ name, isToGallery: true, ...writeInWords(name, kind, true) })

/** A kind whose words somebody else wrote; it goes to thousands, and lets every other mail go first. */
export const defineLetter = <Name extends LetterName, Fact extends string, MaybeFact extends string = never>(
  name: Name,
  {
    facts,
    maybe,
    ...kind
  }: { facts: readonly Fact[]; maybe?: readonly MaybeFact[] } & Pick<
    MailKind<Name, Facts<Fact, MaybeFact>, false>,
    'write' | 'noteSent'
  >,
): MailKind<Name, Facts<Fact, MaybeFact>, false> => ({
  ...{ name, isToGallery: false, canWait: true, ...kind },
  readFacts: factsReader<Fact, MaybeFact>({ facts, ...(maybe && { maybe }) }),
})

function writeInWords<Fact extends string>(
  name: WordedName,
  { facts = [], because, describe, link }: Worded<Fact, Facts<Fact>> & Partial<Linked<Facts<Fact>>>,
  isToGallery = false,
): Pick<MailKind<WordedName, Facts<Fact>, boolean>, 'canWait' | 'readFacts' | 'write' | 'writeSample'> {
  return {
    canWait: false,
    readFacts: factsReader({ facts }),
    writeSample: (due) =>
      renderMail({
        ...{ name, due, isToGallery, because, values: sampleValues(due.locale) },
        details: describe && sampleDetails(name, due.locale),
        path: link && BLANK,
      }),
    write: async (db, due) => {
      const description: Partial<Description> | undefined = describe ? await describe(db, due) : {}
      if (!description) return undefined
      const { values, details, replyTo, because: own, greetsItself = false } = description
      const path = due.isLookedAt ? link && BLANK : await link?.(db, due)
      if (link && path === undefined) return undefined
      return {
        ...renderMail({
          ...{ name, due, isToGallery, values: { ...due.facts, ...values }, details, path, greetsItself },
          because: own === undefined ? because : () => own,
        }),
        ...(replyTo && { replyTo }),
        ...(path === undefined ? {} : { secrets: secretsOf(path) }),
      }
    },
  }
}

/**
 * Behind the first word of a path stands what is for the mail's reader alone, and is blanked as a whole: a part of it may
 * be a word that the mail says elsewhere. A place on a page is no secret, nor is a screen of the back office.
 */
function secretsOf(path: string): string[] {
  const place = path.startsWith('admin/') ? path.slice('admin/'.length) : path
  const at = place.search(/[/?]/)
  return at === -1 ? [] : [place.slice(at + 1)]
}
