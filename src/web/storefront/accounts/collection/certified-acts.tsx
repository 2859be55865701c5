import { useState } from 'react'

import type { OwnedCertificate } from '../../../../contract/certificates/shapes.ts'
import { Button } from '../../../components/button.tsx'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { notify } from '../../../state/announcement-store.ts'
import { savePaper } from '../../orders/save-paper.ts'
import { HandOn } from './hand-on.tsx'
import { useCollectionWords } from './words.ts'

interface ActsProps {
  certificate: OwnedCertificate
  order: string | null
  invoice: string | null
}

/** The papers of a work that the gallery has certified, and the way to hand it on. */
export function CertifiedActs({ certificate, order, invoice }: ActsProps) {
  const words = useCollectionWords()
  const locale = useLocale()
  const [isOffered, setOffered] = useState(certificate.is_offered)
  const [token, setToken] = useState<string>()
  const { number, title, code } = certificate
  const params = { certificate: number }

  const save = (path: string, name: string) => void savePaper(path, name).catch(() => notify(words.failed))
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
    <>
      <p className="flex flex-wrap gap-x-6">
        <Button look="quiet" onClick={() => save(`account/certificates/${number}`, number)}>
          {words.save}
        </Button>
        {order !== null && invoice !== null ? (
          <Button look="quiet" onClick={() => save(`orders/${order}/papers/${invoice}`, invoice)}>
            {words.invoice}
          </Button>
        ) : null}
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
    </>
  )
}
