import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { useWords } from '../words.ts'
import { useColleagues } from './use-colleagues.ts'
import type { Act } from './use-thread.ts'

/** Who of the staff sees to an enquiry. */
export function Assignment({ enquiry, act }: { enquiry: SalesEnquiry; act: Act }) {
  const { enquiries } = useWords()
  const me = useAuth(({ user }) => user?.id)
  const colleagues = useColleagues()
  const { reference, assigned, assigned_name } = enquiry
  // Whoever may no longer see to it still does.
  const isKnown = assigned === null || colleagues.some(({ id }) => id === assigned)
  const choices = isKnown ? colleagues : [...colleagues, { id: assigned, name: assigned_name ?? enquiries.formerStaff }]
  return (
    <SelectField
      label={enquiries.assign}
      value={assigned ?? ''}
      onChange={({ target }) => {
        const body = { member: target.value || null, instead_of: assigned }
        const params = { enquiry: reference }
        void act(() => call('PUT /sales/enquiries/{enquiry}/assignment', { params, body }), enquiries.taken)
      }}
    >
      <option value="">{enquiries.nobody}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === me ? `${name} (${enquiries.mine})` : name}
        </option>
      ))}
    </SelectField>
  )
}
