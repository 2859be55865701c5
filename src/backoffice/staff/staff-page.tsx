import { GALLERY_MAILS } from '../../contract/mail/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { MailBoxes } from '../letters/mail-boxes.tsx'
import { useLocale, useWords } from '../words.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { useStaff } from './use-staff.ts'

const RULES = ['nobody', 'admin', 'staff'] as const
const SECTION = 'space-y-4 border-t border-ink pt-4'

/** Who works for the gallery, who was asked to, and what is asked of them. */
export function StaffPage() {
  const { staff, letters } = useWords()
  const locale = useLocale()
  const { value, error, retry, replace, change } = useStaff()
  useTitle(staff.title)
  if (error) return <Trouble error={error} onRetry={retry} />
  if (!value) return null
  return (
    <div className="space-y-16">
      <PageHead title={staff.title} text={staff.text} />
      <ul>
        {value.members.map((member) => (
          <MemberRow key={member.id} member={member} change={change} />
        ))}
      </ul>
      {value.invitations.length > 0 ? (
        <section className={SECTION}>
          <h2 className="font-display text-title">{staff.invitations}</h2>
          <ul>
            {value.invitations.map(({ id, name, email, invited_by, expires_at }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
                <div className="min-w-0">
                  <p>{name}</p>
                  <p className="text-label wrap-anywhere text-muted">{email}</p>
                  <p className="text-label text-muted">
                    {fill(staff.until, { by: invited_by, moment: formatMoment(expires_at, locale) })}
                  </p>
                </div>
                <Button
                  look="outline"
                  aria-label={`${staff.withdraw}: ${name}`}
                  onClick={() =>
                    void change(
                      () => call('DELETE /staff/invitations/{invitation}', { params: { invitation: id } }),
                      staff.withdrawn,
                      id,
                    )
                  }
                >
                  {staff.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className={SECTION}>
        <h2 className="font-display text-title">{staff.invite}</h2>
        <InviteForm onInvited={replace} />
      </section>
      <section className={SECTION}>
        <h2 className="font-display text-title">{staff.spared}</h2>
        <p className="text-muted">{staff.sparedText}</p>
        <div className="max-w-3xl">
          <MailBoxes
            label={letters.kind}
            value={GALLERY_MAILS.filter((mail) => !value.unmailed.includes(mail))}
            onChange={(wanted) => {
              const kinds = GALLERY_MAILS.filter((mail) => !wanted.includes(mail))
              void change(() => call('PUT /staff/unmailed', { body: { kinds } }), staff.mailsRuled)
            }}
          />
        </div>
      </section>
      <section className={SECTION}>
        <h2 className="font-display text-title">{staff.rules}</h2>
        <p className="text-muted">{staff.rulesText}</p>
        <div className="max-w-xl">
          <SelectField
            label={staff.rules}
            value={value.rules.second_factor}
            onChange={({ target }) => {
              const second_factor = RULES.find((one) => one === target.value) ?? 'admin'
              void change(() => call('PUT /staff/rules', { body: { second_factor } }), staff.ruled)
            }}
          >
            {RULES.map((rule) => (
              <option key={rule} value={rule}>
                {staff.rule[rule]}
              </option>
            ))}
          </SelectField>
        </div>
      </section>
    </div>
  )
}
