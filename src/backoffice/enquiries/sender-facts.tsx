import { Link } from 'react-router'

import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { formatMoment } from '../components/moments.ts'
import { personOf } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'

const LINK = 'inline-flex min-h-11 items-center wrap-anywhere underline decoration-line underline-offset-4'

/** Who asks, how they are reached, and how it began. */
export function SenderFacts({ enquiry }: { enquiry: SalesEnquiry }) {
  const { enquiries } = useWords()
  const own = useLocale()
  const { reference, name, email, phone, locale, user, is_verified, origin, kind, created_at } = enquiry
  const facts = [
    [
      enquiries.person,
      <Link key="person" className={LINK} to={personOf(reference)}>
        {name}
      </Link>,
    ],
    [
      enquiries.email,
      email ? (
        <a key="email" className={LINK} href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        enquiries.noAddress.fact
      ),
    ],
    [
      enquiries.phone,
      phone ? (
        <a key="phone" className={LINK} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      ) : null,
    ],
    [enquiries.language, LANGUAGES[locale].name],
    [
      enquiries.account,
      user ? <span key="account">{is_verified ? enquiries.proven : enquiries.unproven}</span> : enquiries.noAccount,
    ],
    [enquiries.kind, enquiries.kinds[kind]],
    [enquiries.origin, enquiries.origins[origin]],
    [enquiries.begun, formatMoment(created_at, own)],
  ] as const
  return (
    <dl className="space-y-3">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt className="text-label text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
