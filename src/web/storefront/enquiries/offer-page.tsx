import type { Call } from '../../../contract/client.ts'
import { Room } from '../../components/room.tsx'
import { useAuth } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'
import { LinkWaiting } from './link-waiting.tsx'
import { OfferPart } from './offer-part.tsx'
import { useByLink } from './use-by-link.ts'

const ask = async (call: Call, token: string) => (await call('GET /offers/{token}', { params: { token } })).offer

/** A work at a price for one buyer, by the private link from an e-mail. */
export default function OfferPage() {
  const { offer: words } = useWords().enquiry
  // Whose it is depends on who asks.
  const who = useAuth(({ user, isSettled }) => (isSettled ? (user?.email ?? '') : undefined))
  const { token, found, askAgain } = useByLink(ask, who)
  return (
    <Room head={words} isPersonal>
      {typeof found === 'object' ? (
        <OfferPart offer={found} token={token} onClosed={askAgain} />
      ) : (
        <LinkWaiting found={found} onAgain={askAgain} />
      )}
    </Room>
  )
}
