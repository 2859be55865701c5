import { Link } from 'react-router'

import { classOf } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { ANSWER_TEMPLATES, NEW_ENQUIRY } from '../kinds.ts'
import { Rows } from '../lists/rows.tsx'
import { SearchField } from '../lists/search-field.tsx'
import { useAddress } from '../lists/use-address.ts'
import { useWords } from '../words.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { useColleagues } from './use-colleagues.ts'
import { BOXES, useEnquiries } from './use-enquiries.ts'

/** What people asked, those that wait for an answer first to see. */
export function EnquiriesPage() {
  const { enquiries } = useWords()
  const me = useAuth(({ user }) => user?.id)
  const colleagues = useColleagues()
  const [params, set] = useAddress()
  const { box, text, assigned, pages } = useEnquiries(params)
  useTitle(enquiries.title)
  const isNarrowed = text !== '' || assigned !== ''
  return (
    <div className="space-y-8">
      <PageHead
        title={enquiries.title}
        text={enquiries.text}
        acts={
          <>
            <Link className={classOf('solid')} to={NEW_ENQUIRY}>
              {enquiries.begin.open}
            </Link>
            <Link className={classOf('outline')} to={ANSWER_TEMPLATES}>
              {enquiries.templates.open}
            </Link>
          </>
        }
      />
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
      <Rows pages={pages} none={box === 'waiting' && !isNarrowed ? enquiries.noneWaiting : enquiries.none}>
        {(enquiry) => <EnquiryRow enquiry={enquiry} me={me} />}
      </Rows>
    </div>
  )
}
