import type { Contact } from '../../contract/contacts/shapes.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { Facts } from '../components/facts.tsx'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'

const LINK = 'inline-flex min-h-11 items-center wrap-anywhere underline decoration-line underline-offset-4'

/** How somebody is reached, in which language, and whether they have an account. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const { facts: words } = useWords().contacts
  const own = useLocale()
  const { parts, locale, created_at, accounts } = contact
  const addresses = parts.flatMap(({ email }) => email ?? [])
  const phones = [...new Set(parts.map(({ phone }) => phone).filter(Boolean))]
  return (
    <Facts
      isNarrow
      facts={[
        [words.email, addresses.length > 0 && addresses.map((email) => <Reach key={email} to="mailto" at={email} />)],
        [words.phone, phones.length > 0 && phones.map((phone) => <Reach key={phone} to="tel" at={phone} />)],
        [words.language, LANGUAGES[locale].name],
        [words.since, formatMoment(created_at, own)],
        [
          words.account,
          accounts.length === 0
            ? words.noAccount
            : accounts.map(({ id, email, is_verified }) => (
                <span key={id} className="block break-words">
                  {email} ({is_verified ? words.verified : words.unverified})
                </span>
              )),
        ],
      ]}
    />
  )
}

const Reach = ({ to, at }: { to: 'mailto' | 'tel'; at: string }) => (
  <span className="block">
    <a className={LINK} href={`${to}:${at.replaceAll(' ', '')}`}>
      {at}
    </a>
  </span>
)
