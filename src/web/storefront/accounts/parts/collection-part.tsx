import { useState } from 'react'

import type { OwnedCertificate } from '../../../../contract/certificates/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Button } from '../../../components/button.tsx'
import { Picture } from '../../../components/picture.tsx'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { notify } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import { savePaper } from '../../orders/save-paper.ts'
import { useAccountData } from '../customer/use-account-data.ts'
import { HandOn } from './hand-on.tsx'
import { Part, PartPending } from './part.tsx'

/** The works one owns, as far as the gallery has certified them, with their papers and the way to hand them on. */
export function CollectionPart() {
  const { collection: words } = useWords().account
  const { data, hasFailed, again } = useAccountData('GET /account/certificates')
  return (
    <Part name="collection">
      {data === undefined ? <PartPending hasFailed={hasFailed} again={again} /> : null}
      {data?.certificates.length === 0 ? <p className="max-w-[60ch] text-body text-muted">{words.none}</p> : null}
      {data && data.certificates.length > 0 ? (
        <ul className="border-t border-line">
          {data.certificates.map((certificate) => (
            <OwnedWork key={certificate.number} certificate={certificate} />
          ))}
        </ul>
      ) : null}
    </Part>
  )
}

function OwnedWork({ certificate }: { certificate: OwnedCertificate }) {
  const { collection: words } = useWords().account
  const locale = useLocale()
  const [isOffered, setOffered] = useState(certificate.is_offered)
  const [token, setToken] = useState<string>()
  const { number, title, artist, code, picture, copy, edition_size: size } = certificate
  const params = { certificate: number }

  const save = () => void savePaper(`account/certificates/${number}`, number).catch(() => notify(words.failed))
  async function offer() {
    try {
      setToken((await browserApi(locale)('POST /account/certificates/{certificate}/transfer', { params })).token)
      setOffered(true)
    } catch {
      notify(words.failed)
    }
  }
  async function withdraw() {
    try {
      await browserApi(locale)('DELETE /account/certificates/{certificate}/transfer', { params })
      setToken(undefined)
      setOffered(false)
      notify(words.withdrawn)
    } catch {
      notify(words.failed)
    }
  }

  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-6 border-b border-line py-6 md:grid-cols-[8rem_1fr]">
      <div>{picture ? <Picture picture={picture} sizes="8rem" isDecorative /> : null}</div>
      <div className="space-y-2">
        <p>
          <cite className="font-display text-title italic">{title}</cite>
        </p>
        <p className="text-label">
          {artist}
          {copy !== null && size !== null ? (
            <span className="text-muted"> · {fill(words.copy, { copy: String(copy), size: String(size) })}</span>
          ) : null}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Button look="quiet" onClick={save}>
            {words.save}
          </Button>
          <a
            className="inline-flex min-h-11 items-center text-label underline decoration-line underline-offset-4 hover:decoration-ink"
            href={localizePath(`/certificate/${code}`, locale)}
          >
            {words.check}
          </a>
          {isOffered ? (
            <Button look="quiet" onClick={() => void withdraw()}>
              {words.withdraw}
            </Button>
          ) : null}
          {token === undefined ? (
            <Button look="quiet" onClick={() => void offer()}>
              {isOffered ? words.anotherLink : words.handOn}
            </Button>
          ) : null}
        </p>
        {token === undefined ? null : <HandOn token={token} title={title} />}
      </div>
    </li>
  )
}
