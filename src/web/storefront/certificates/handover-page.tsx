import { useState } from 'react'

import type { Certificate } from '../../../contract/certificates/shapes.ts'
import { ApiError, type Call } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Picture } from '../../components/picture.tsx'
import { Room } from '../../components/room.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useOverlay } from '../../navigation/overlay.ts'
import { forgetPath } from '../../navigation/remembered-path.ts'
import { browserApi } from '../../page-data.ts'
import { joinRouteList } from '../../router/join-route-list.ts'
import { useAuth } from '../../state/auth-store.ts'
import { heedLogin } from '../accounts/customer/heed-login.ts'
import { useByLink } from '../enquiries/use-by-link.ts'
import { CertificateFacts } from './certificate-facts.tsx'
import { useCertificateWords } from './words.ts'

if (!import.meta.env.SSR) joinRouteList({ id: 'handover', path: 'handover/:token', file: import.meta.url })

// Only a browser asks: what unfolds links in letters sees nothing.
export const clientLoader = () => null
export const loader = () => null

const ask = async (call: Call, token: string) =>
  (await call('GET /certificate-transfers/{token}', { params: { token } })).certificate

/** A certificate that its owner hands on, for whoever has the link. */
export default function HandoverPage() {
  const { handover: words } = useCertificateWords()
  const { token, found, askAgain } = useByLink(ask)
  return (
    <Room head={words} isPersonal>
      {typeof found === 'object' ? (
        <Handover certificate={found} token={token} onOver={askAgain} />
      ) : (
        <div className="space-y-8">
          <p role="status" className="max-w-[60ch] text-lead unscripted:hidden">
            {found === undefined ? words.loading : found === 'invalid' ? words.over : words.unreachable}
          </p>
          <p className="hidden text-lead unscripted:block">{words.unscripted}</p>
          {found === 'unreachable' ? <Button onClick={askAgain}>{words.again}</Button> : null}
        </div>
      )}
    </Room>
  )
}

interface HandoverProps {
  certificate: Certificate
  token: string
  /** It cannot be taken any more. */
  onOver: () => void
}

function Handover({ certificate, token, onOver }: HandoverProps) {
  const { handover: words } = useCertificateWords()
  const locale = useLocale()
  const { openModal } = useOverlay()
  const user = useAuth((auth) => auth.user)
  const [state, setState] = useState<'open' | 'taking' | 'taken' | 'failed'>('open')
  const { title, artist, number, picture } = certificate

  async function take() {
    if (state === 'taking') return
    setState('taking')
    try {
      await browserApi(locale)('POST /certificate-transfers/{token}', { params: { token } }).catch(heedLogin)
      setState('taken')
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault
      setState('failed')
      if (fault.status === 410) onOver()
    }
  }
  function comeIn(flag: 'loginModal' | 'registerModal') {
    forgetPath()
    openModal(flag)
  }

  return (
    <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-2">
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 1216px) 560px, (min-width: 769px) 45vw, 94vw"
          isFirst
          tallest="min(100%, 60svh)"
        />
      ) : null}
      <div className="space-y-8">
        <p role="status" className="text-lead">
          {state === 'taken' ? words.taken : fill(words.text, { title, artist, number })}
        </p>
        {state === 'failed' ? <p role="alert">{words.unreachable}</p> : null}
        {state === 'taken' ? (
          <ButtonLink to="/account#collection">{words.account}</ButtonLink>
        ) : user ? (
          <Button onClick={() => void take()}>{state === 'taking' ? words.taking : words.take}</Button>
        ) : (
          <div className="flex flex-wrap gap-4">
            <Button onClick={() => comeIn('loginModal')}>{words.login}</Button>
            <Button look="outline" onClick={() => comeIn('registerModal')}>
              {words.register}
            </Button>
          </div>
        )}
        <CertificateFacts certificate={certificate} />
      </div>
    </div>
  )
}
