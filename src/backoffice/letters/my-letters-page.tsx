import { useState } from 'react'

import type { GalleryMail } from '../../contract/mail/values.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { FetchedPage } from '../components/fetched-page.tsx'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { LETTERS } from '../kinds.ts'
import { useWords } from '../words.ts'
import { MailBoxes } from './mail-boxes.tsx'

/** Which mails to the gallery reach oneself, too. */
export function MyLettersPage() {
  const { letters } = useWords()
  const fetched = useFetched('my letters', (signal) => call('GET /letters/mine', undefined, { signal }))
  useTitle(letters.mine.title)
  return (
    <div className="max-w-3xl space-y-8">
      <PageHead title={letters.mine.title} text={letters.mine.text} back={{ to: LETTERS, words: letters.back }} />
      <FetchedPage fetched={fetched}>{({ kinds }) => <Choice first={kinds} />}</FetchedPage>
    </div>
  )
}

function Choice({ first }: { first: GalleryMail[] }) {
  const { letters } = useWords()
  const reason = useReason()
  const [chosen, setChosen] = useState(first)
  // What is ticked counts at once; should it not be taken, it is shown as it was.
  async function choose(kinds: GalleryMail[]) {
    setChosen(kinds)
    try {
      setChosen((await call('PUT /letters/mine', { body: { kinds } })).kinds)
      toast(letters.mine.saved)
    } catch (fault) {
      setChosen(chosen)
      toast(reason(fault))
    }
  }
  return <MailBoxes label={letters.kind} value={chosen} onChange={(kinds) => void choose(kinds)} />
}
