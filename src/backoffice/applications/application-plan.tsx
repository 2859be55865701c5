import { ApiError } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Loading } from '../components/loading.tsx'
import { formatMoment } from '../components/moments.ts'
import { Trouble } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'

/** What an accepted artist was charged and has paid, month by month. */
export function ApplicationPlan({ reference }: { reference: string }) {
  const { applicants } = useWords()
  const locale = useLocale()
  const money = (euros: number) => formatMoney(euros, locale)
  const { value, error, retry } = useFetched(reference, (signal) =>
    call('GET /sales/plans/{application}', { params: { application: reference } }, { signal }),
  )
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <section className="space-y-4">
      <h2 className="border-b border-ink pb-2 font-display text-title">{applicants.plan}</h2>
      {isMissing || value?.ledger.length === 0 ? (
        <p>{applicants.noPlan}</p>
      ) : error ? (
        <Trouble error={error} onRetry={retry} />
      ) : value ? (
        <>
          <p>
            {fill(applicants.planText, {
              paid: money(value.totals.paid),
              charged: money(value.totals.charged),
              open: money(value.totals.open),
            })}
          </p>
          <table className="w-full text-label tabular-nums">
            <thead>
              <tr className="border-b border-line text-left text-muted">
                {[applicants.day, applicants.month, applicants.entry].map((name) => (
                  <th key={name} scope="col" className="py-2 pr-4 font-normal">
                    {name}
                  </th>
                ))}
                <th scope="col" className="py-2 text-right font-normal">
                  {applicants.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {value.ledger.map(({ at, month, kind, amount }, index) => (
                <tr key={index} className="border-b border-line">
                  <td className="py-2 pr-4">{formatMoment(at, locale)}</td>
                  <td className="py-2 pr-4">{month}</td>
                  <td className="py-2 pr-4">{applicants.entries[kind]}</td>
                  <td className="py-2 text-right">{money(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <Loading />
      )}
    </section>
  )
}
