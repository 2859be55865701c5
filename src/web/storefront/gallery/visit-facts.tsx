import type { ReactNode } from 'react'

import { formatHoliday, formatOpening } from '../../../messages/format-opening.ts'
import { formatCountry } from '../../../messages/format.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useGallery } from '../../use-gallery.ts'
import { useWords } from '../../words.ts'
import { addressOf, type Place } from './gallery-place.ts'

interface VisitFactsProps {
  /** Which of them are told. */
  facts: ('address' | 'hours' | 'reach')[]
  /** Another place than the gallery itself, named elsewhere. */
  of?: Place
}

/** Where the gallery is, when it is open and how to reach it, each under its name; what nobody has written is left out. */
export function VisitFacts({ facts, of }: VisitFactsProps) {
  const gallery = useGallery()
  const place = of ?? gallery.place
  const { visit } = useWords()
  const locale = useLocale()
  const { country, phone, email, opening_hours, holidays } = place
  const address = addressOf(place)
  const isKnown = {
    address: address.length > 0,
    hours: opening_hours.length > 0 || holidays.length > 0,
    reach: phone !== null || email !== null,
  }
  const told = facts.filter((fact) => isKnown[fact])
  if (told.length === 0) return null
  return (
    <dl className={`grid content-start gap-8 text-body ${of ? 'md:grid-cols-3' : 'md:max-lg:grid-cols-2'}`}>
      {told.includes('address') ? (
        <Fact name={visit.gallery.address}>
          <address className="not-italic">
            {of ? null : gallery.name}
            {address.map((line, at) => (
              <span key={line} className="block">
                {line}
                {country && at === address.length - 1 ? `, ${formatCountry(country, locale)}` : null}
              </span>
            ))}
          </address>
        </Fact>
      ) : null}
      {told.includes('hours') ? (
        <Fact name={visit.gallery.hours}>
          {opening_hours.map((hours) => (
            <p key={hours.days.join()}>{formatOpening(hours, locale, visit.gallery)}</p>
          ))}
          {holidays.map((holiday) => (
            <p key={holiday.begins} className="mt-2">
              {formatHoliday(holiday, locale, visit.gallery)}
            </p>
          ))}
        </Fact>
      ) : null}
      {told.includes('reach') ? (
        <Fact name={visit.gallery.reach}>
          {phone ? <FactLink to={`tel:${phone.replaceAll(' ', '')}`}>{phone}</FactLink> : null}
          {email ? <FactLink to={`mailto:${email}`}>{email}</FactLink> : null}
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-label text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function FactLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      className="flex min-h-11 w-fit items-center underline decoration-line underline-offset-4 hover:decoration-ink"
      href={to}
    >
      {children}
    </a>
  )
}
