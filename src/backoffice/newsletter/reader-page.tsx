import { useState } from 'react'
import { useParams } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { type Changing, useChanging } from '../api/use-changing.ts'
import { Facts } from '../components/facts.tsx'
import { FetchedPage } from '../components/fetched-page.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { formatMoment } from '../components/moments.ts'
import { nameLanguage } from '../components/name-language.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { READERS } from '../kinds.ts'
import { Consents } from '../personal-data/consents.tsx'
import { useLocale, useWords } from '../words.ts'
import { ReaderBadge } from './reader-badge.tsx'

type Reader = Reply<'GET /newsletter/subscribers/{subscriber}'>['reader']

/** One reader of the newsletter, with what they agreed to. */
export function ReaderPage() {
  const { reader: subscriber = '' } = useParams()
  const { change, ...fetched } = useChanging(
    subscriber,
    async (signal) =>
      (await call('GET /newsletter/subscribers/{subscriber}', { params: { subscriber } }, { signal })).reader,
  )
  return <FetchedPage fetched={fetched}>{(reader) => <OneReader reader={reader} change={change} />}</FetchedPage>
}

function OneReader({ reader, change }: { reader: Reader; change: Changing<Reader> }) {
  const { newsletter, people } = useWords()
  const { readers } = newsletter
  const spoken = useLocale()
  const [isAsked, setAsked] = useState(false)
  const { id, email, locale, status, source, requested_at, confirmed_at, ended_at, consents } = reader
  useTitle(email)
  const tell = (moment: string | null) => (moment ? formatMoment(moment, spoken) : null)
  const end = () =>
    change(
      async () =>
        (
          await call('POST /newsletter/subscribers/{subscriber}/unsubscription', {
            params: { subscriber: id },
          })
        ).reader,
      readers.endDone,
    )
  return (
    <div className="space-y-10">
      <PageHead
        title={email}
        back={{ to: READERS, words: readers.back }}
        badge={<ReaderBadge status={status} />}
        acts={
          status === 'unsubscribed' ? null : (
            <Button look="outline" aria-haspopup="dialog" onClick={() => setAsked(true)}>
              {readers.end}
            </Button>
          )
        }
      />
      <Facts
        facts={[
          [readers.language, nameLanguage(locale, spoken)],
          [
            readers.asked,
            fill(readers.askedWhere, { moment: formatMoment(requested_at, spoken), place: people.source[source] }),
          ],
          [readers.confirmed, tell(confirmed_at)],
          [readers.ended, tell(ended_at)],
        ]}
      />
      <Consents consents={consents} erasedAt={[]} heading="h2" />
      {isAsked ? (
        <FormDialog title={readers.endTitle} act={readers.end} onSend={end} onClose={() => setAsked(false)}>
          <p>{fill(readers.endText, { email })}</p>
        </FormDialog>
      ) : null}
    </div>
  )
}
