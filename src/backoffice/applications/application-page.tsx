import { useState } from 'react'
import { useParams } from 'react-router'

import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import type { ReviewStatus } from '../../contract/applications/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { saveTable } from '../api/save-table.ts'
import { useChanging } from '../api/use-changing.ts'
import { useMayWrite } from '../app/who-is-there.ts'
import { Erased } from '../components/erased.tsx'
import { Facts } from '../components/facts.tsx'
import { FetchedPage } from '../components/fetched-page.tsx'
import { formatMegabytes } from '../components/format-megabytes.ts'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { useTitle } from '../components/use-title.ts'
import { useCreate } from '../editor/use-create.ts'
import { APPLICATIONS } from '../kinds.ts'
import { PdfReader } from '../pdf-reader/pdf-reader.tsx'
import { useLocale, useWords } from '../words.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { ApplicationPlan } from './application-plan.tsx'
import { ApplicationStateBadge } from './application-state.tsx'
import type { ChangeApplication } from './change-application.ts'

/** One artist who applied: the form, the PDF, what happened, and the answer. */
export function ApplicationPage() {
  const { reference = '' } = useParams()
  const { change, ...fetched } = useChanging(
    reference,
    async (signal) =>
      (await call('GET /sales/applications/{application}', { params: { application: reference } }, { signal }))
        .application,
  )
  return (
    <FetchedPage fetched={fetched}>
      {(application) => <Application key={application.reference} application={application} change={change} />}
    </FetchedPage>
  )
}

function Application({ application, change }: { application: SalesApplication; change: ChangeApplication }) {
  const { applicants, applicationStates } = useWords()
  const locale = useLocale()
  const [step, setStep] = useState<ReviewStatus>()
  const create = useCreate()
  const mayWrite = useMayWrite()('artists')
  const { reference, first_name, surname, file, status, events } = application
  const heading = `${first_name} ${surname}`
  useTitle(heading)
  const savePdf = () =>
    saveTable(`sales/applications/${reference}/pdf`, '', `${reference}.pdf`, locale).catch(() =>
      toast(applicants.saveFailed),
    )
  return (
    <div className="space-y-10">
      <PageHead
        title={heading}
        back={{ to: APPLICATIONS, words: applicants.back }}
        badge={<ApplicationStateBadge status={status} />}
      >
        <Erased erased={application.erased} />
        <div className="flex flex-wrap gap-x-6 gap-y-3 empty:hidden">
          {application.allowed.map((one, at) => (
            <Button key={one} look={at === 0 ? 'solid' : 'outline'} onClick={() => setStep(one)}>
              {applicants.steps[one]}
            </Button>
          ))}
          {status === 'accepted' && mayWrite ? (
            <Button look="outline" onClick={() => void create('artists', { name: { [application.locale]: heading } })}>
              {applicants.beginArtist}
            </Button>
          ) : null}
        </div>
        {status === 'received' ? <p className="text-label text-muted">{applicants.reviewFirst}</p> : null}
      </PageHead>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-10">
          <Facts
            facts={[
              [applicants.email, application.email],
              [applicants.phone, application.phone],
              [applicants.language, LANGUAGES[application.locale].name],
              [applicants.sent, `${formatMoment(application.created_at, locale)}, ${reference}`],
              [applicants.newsletter, application.newsletter ? applicants.yes : applicants.no],
              [
                applicants.file,
                fill(applicants.pages, { pages: file.pages, size: formatMegabytes(file.size, locale) }),
              ],
            ]}
          />
          <Button look="outline" onClick={() => void savePdf()}>
            {applicants.save}
          </Button>
          <section className="space-y-2">
            <h2 className="border-b border-ink pb-2 font-display text-title">{applicants.history}</h2>
            <ol className="divide-y divide-line">
              {events.toReversed().map(({ at, status: reached, note }) => (
                <li key={at} className="flex flex-wrap justify-between gap-x-6 py-2">
                  <span className="min-w-0 grow basis-60">
                    {applicationStates[reached]}
                    {note ? <span className="block break-words whitespace-pre-line text-muted">{note}</span> : null}
                  </span>
                  <time dateTime={at} className="text-label text-muted">
                    {formatMoment(at, locale)}
                  </time>
                </li>
              ))}
            </ol>
          </section>
          {status === 'accepted' ? <ApplicationPlan reference={reference} /> : null}
        </div>
        {application.erased ? null : (
          <section aria-label={applicants.file} className="min-w-0 lg:sticky lg:top-6">
            <PdfReader
              path={`sales/applications/${reference}/pdf`}
              title={fill(applicants.portfolioOf, { name: heading })}
            />
          </section>
        )}
      </div>
      {step ? <AnswerDialog {...{ step, application, change }} onClose={() => setStep(undefined)} /> : null}
    </div>
  )
}
