import type { Call } from '../../../contract/client.ts'
import { Room } from '../../components/room.tsx'
import { useWords } from '../../words.ts'
import { LinkWaiting } from './link-waiting.tsx'
import { Thread } from './thread.tsx'
import { useByLink } from './use-by-link.ts'

const ask = async (call: Call, token: string) => (await call('GET /enquiries/{token}', { params: { token } })).enquiry

/** What somebody asked and what the gallery answered, by the private link from an e-mail. */
export default function EnquiryPage() {
  const { page: words } = useWords().enquiry
  const { token, found, setFound, askAgain } = useByLink(ask)
  return (
    <Room head={words} isPersonal>
      {typeof found === 'object' ? (
        <Thread enquiry={found} token={token} onChange={setFound} />
      ) : (
        <LinkWaiting found={found} onAgain={askAgain} />
      )}
    </Room>
  )
}
