import type { Certificate } from '../../../contract/certificates/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatDimensions } from '../../../messages/format.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useCertificateWords } from './words.ts'

/** What is certified about a work. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const words = useCertificateWords()
  const locale = useLocale()
  const { artist, title, year, technique, kind, copy, edition_size: size } = certificate
  const isNumbered = copy !== null && size !== null
  const issued = { day: formatDay(certificate.day, locale), gallery: certificate.gallery }
  const facts: [string, string | null][] = [
    [words.artist, artist],
    [words.year, year === null ? null : String(year)],
    [words.technique, technique],
    [words.dimensions, formatDimensions(certificate, locale)],
    isNumbered
      ? [words.edition, fill(words.copy, { copy: String(copy), size: String(size) })]
      : [words.kind, words.kinds[kind]],
    ...certificate.made.map(({ option, name }): [string, string] => [words.made[option], name]),
    [words.signature, certificate.signature_of_work],
    [words.number, certificate.number],
    [words.issued, fill(words.issuedBy, issued)],
  ]
  return (
    <div>
      <h2 className="font-display text-title italic">{title}</h2>
      <dl className="mt-6 border-b border-line text-label">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="grid grid-cols-[7rem_1fr] gap-x-4 border-t border-line py-3">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
