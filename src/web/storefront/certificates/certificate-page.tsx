import { useLoaderData } from 'react-router'

import type { Certificate } from '../../../contract/certificates/shapes.ts'
import { ApiError } from '../../../contract/client.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Picture } from '../../components/picture.tsx'
import { Room } from '../../components/room.tsx'
import { loadPage } from '../../page-data.ts'
import { joinRouteList } from '../../router/join-route-list.ts'
import { CertificateFacts } from './certificate-facts.tsx'
import { useCertificateWords } from './words.ts'

if (!import.meta.env.SSR) joinRouteList({ id: 'certificate', path: 'certificate/:code', file: import.meta.url })

/** What stands behind a code; null where the gallery has issued nothing of that name. */
const load = loadPage(async (call, { params: { code = '' } }): Promise<Certificate | null> => {
  try {
    return (await call('GET /certificates/{code}', { params: { code } })).certificate
  } catch (fault) {
    const isUnknown = fault instanceof ApiError && [400, 404, 422].includes(fault.status)
    if (isUnknown) return null
    throw fault
  }
})
export { load as clientLoader, load as loader }

/** A certificate, for whoever has the paper or the work in front of them. */
export default function CertificatePage() {
  const words = useCertificateWords()
  const certificate = useLoaderData<Certificate | null>()
  return (
    <Room head={words.head} isPersonal>
      {certificate ? <Checked certificate={certificate} /> : <Unknown />}
    </Room>
  )
}

function Unknown() {
  const words = useCertificateWords()
  return (
    <div className="space-y-6">
      <p role="status" className="flex items-center gap-3 text-lead">
        <Sign isGood={false} />
        {words.unknown}
      </p>
      <p className="max-w-[60ch] text-body">{words.unknownText}</p>
      <ButtonLink to="/contact">{words.write}</ButtonLink>
    </div>
  )
}

function Checked({ certificate }: { certificate: Certificate }) {
  const words = useCertificateWords()
  const { state, void_reason, is_test, picture, proof } = certificate
  const holds = state === 'valid' && !is_test
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-lead">
        <Sign isGood={holds} />
        {state === 'valid' && is_test ? words.test : words.states[state]}
      </p>
      <div className="mt-3 max-w-[60ch] space-y-1 text-body text-muted">
        {void_reason ? <p>{words.reasons[void_reason]}</p> : null}
        {holds ? <p>{words.compare}</p> : null}
      </div>
      <div className="mt-10 grid items-start gap-x-16 gap-y-8 md:grid-cols-2">
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 1216px) 560px, (min-width: 769px) 45vw, 94vw"
            isFirst
            tallest="min(100%, 70svh)"
          />
        ) : null}
        <CertificateFacts certificate={certificate} />
      </div>
      <details className="mt-16 border-y border-line py-4 text-label">
        <summary className="min-h-11 cursor-pointer py-3">{words.proof}</summary>
        <div className="max-w-[80ch] space-y-4 pb-4">
          <p>{words.proofText}</p>
          {proof.is_key_lost ? <p>{words.lostKey}</p> : null}
          <Code name={words.statement} text={proof.statement} />
          <Code name={words.signatureOf} text={proof.signature} />
          <Code name={words.publicKey} text={proof.public_key} />
        </div>
      </details>
    </>
  )
}

function Code({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <p className="text-muted">{name}</p>
      <p className="font-mono text-label break-all">{text}</p>
    </div>
  )
}

/** What is seen at once, for the eye alone: the words beside it say the same. */
const Sign = ({ isGood }: { isGood: boolean }) => (
  <span
    aria-hidden
    className={`inline-flex size-9 shrink-0 items-center justify-center rounded-full border ${isGood ? 'border-ink bg-ink text-paper' : 'border-ink'}`}
  >
    {isGood ? '✓' : '✕'}
  </span>
)
