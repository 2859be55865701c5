import { Navigate, useParams } from 'react-router'

import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { FetchedPage } from '../components/fetched-page.tsx'
import { PEOPLE } from '../kinds.ts'

/** Leads from an order or an enquiry to the person whom it is of. */
export function ContactOfPage() {
  const { thing = '' } = useParams()
  const fetched = useFetched(thing, (signal) =>
    call('GET /sales/contacts/of/{thing}', { params: { thing } }, { signal }),
  )
  return (
    <FetchedPage fetched={fetched}>{({ contact }) => <Navigate replace to={`${PEOPLE}/${contact}`} />}</FetchedPage>
  )
}
