import { Link, useSearchParams } from 'react-router'

import { Button, classOf } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { Loading } from '../components/loading.tsx'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { ANSWER_TEMPLATES, NEW_ENQUIRY } from '../kinds.ts'
import { SearchField } from '../lists/search-field.tsx'
import { useWords } from '../words.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { useColleagues } from './use-colleagues.ts'
import { BOXES, useEnquiries } from './use-enquiries.ts'

/** What people asked, those that wait for an answer first to see. */
export function EnquiriesPage() {
  const { enquiries } = useWords()
  const reason = useReason()
  const me = useAuth(({ user }) => user?.id)
  const colleagues = useColleagues()
  const [params, setParams] = useSearchParams()
  const { box, text, assigned, value, error, retry, showMore } = useEnquiries(params)
  useTitle(enquiries.title)
  const set = (name: 'state' | 'assigned' | 'query', wished: string) =>
    setParams(
      (before) => {
        if (wished) before.set(name, wished)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  const isNarrowed = text !== '' || assigned !== ''
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="space-y-2">
          <h1 className="font-display text-heading">{enquiries.title}</h1>
          <p className="text-muted">{enquiries.text}</p>
        </div>
        <div className="flex flex-wrap gap-4">
          <Link className={classOf('solid')} to={NEW_ENQUIRY}>
            {enquiries.begin.open}
          </Link>
          <Link className={classOf('outline')} to={ANSWER_TEMPLATES}>
            {enquiries.templates.open}
          </Link>
        </div>
      </header>
      <search className="grid grid-cols-2 gap-x-6 gap-y-4 *:first:col-span-2 md:grid-cols-3 md:*:first:col-span-1">
        <SearchField label={enquiries.search} value={text} onChange={(wished) => set('query', wished)} />
        <SelectField
          label={enquiries.state}
          value={box}
          onChange={({ target }) => set('state', target.value === 'waiting' ? '' : target.value)}
        >
          {BOXES.map((one) => (
            <option key={one} value={one}>
              {enquiries.states[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={enquiries.assigned}
          value={assigned}
          onChange={({ target }) => set('assigned', target.value)}
        >
          <option value="">{enquiries.anybody}</option>
          <option value="me">{enquiries.mine}</option>
          <option value="nobody">{enquiries.nobody}</option>
          {colleagues
            .filter(({ id }) => id !== me)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
      </search>
      {error ? <Trouble error={error} onRetry={retry} /> : value ? null : <Loading />}
      {value && value.enquiries.length === 0 ? (
        <p role="status">{box === 'waiting' && !isNarrowed ? enquiries.noneWaiting : enquiries.none}</p>
      ) : null}
      {value && value.enquiries.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {value.enquiries.map((enquiry) => (
            <EnquiryRow key={enquiry.reference} enquiry={enquiry} me={me} />
          ))}
        </ul>
      ) : null}
      {value?.next_page ? (
        <Button look="outline" onClick={() => void showMore().catch((fault: unknown) => toast(reason(fault)))}>
          {enquiries.more}
        </Button>
      ) : null}
    </div>
  )
}
