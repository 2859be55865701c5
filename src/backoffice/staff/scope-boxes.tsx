import { Checkbox } from '../../web/forms/checkbox.tsx'
import { useWords } from '../words.ts'

export const STAFF_SCOPES = ['editor', 'sales', 'admin'] as const
export type StaffScope = (typeof STAFF_SCOPES)[number]

interface Props {
  value: readonly StaffScope[]
  onChange: (value: StaffScope[]) => void
  error?: string | undefined
  /** What each means, where it is something else than for people. */
  hints?: Record<StaffScope, string>
}

/** What somebody may do, to be ticked. */
export function ScopeBoxes({ value, onChange, error, hints }: Props) {
  const { staff } = useWords()
  const told = hints ?? staff.scopeHints
  return (
    <fieldset className="space-y-1">
      <legend className="text-label text-muted">{staff.may}</legend>
      {STAFF_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={
            <span>
              {staff.scopes[scope]}
              <span className="block text-muted">{told[scope]}</span>
            </span>
          }
          checked={value.includes(scope)}
          onChange={({ target }) =>
            onChange(STAFF_SCOPES.filter((one) => (one === scope ? target.checked : value.includes(one))))
          }
        />
      ))}
      {error ? (
        <p role="alert" className="text-label text-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
