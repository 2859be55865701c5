import { useState } from 'react'

import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { formatMoment } from '../components/moments.ts'
import { MailBoxes } from '../letters/mail-boxes.tsx'
import { useLocale, useWords } from '../words.ts'
import { ScopeBoxes, STAFF_SCOPES } from './scope-boxes.tsx'
import type { ChangeStaff, Member } from './use-staff.ts'

/** Somebody who works here, what they may do, and what can be done about it. */
export function MemberRow({ member, change }: { member: Member; change: ChangeStaff }) {
  const { staff } = useWords()
  const locale = useLocale()
  const isMe = useAuth(({ user }) => user?.id === member.id)
  const [isOpen, setOpen] = useState(false)
  const held = STAFF_SCOPES.filter((scope) => member.scope.includes(scope))
  const [wished, setWished] = useState([...held])
  const { name, email, is_active, has_second_factor, last_seen_at, sessions } = member
  const params = { member: member.id }
  const facts = [
    [staff.may, is_active ? held.map((scope) => staff.scopes[scope]).join(', ') : staff.away],
    [staff.secondFactor, has_second_factor ? staff.hasFactor : staff.noFactor],
    [staff.seen, last_seen_at ? formatMoment(last_seen_at, locale) : staff.never],
  ]
  const patch = (body: { scope?: typeof wished; is_active?: boolean }) =>
    change(
      () => call('PATCH /staff/{member}', { params, body }),
      fill(staff.changed, { name }),
      `${member.id} ${Object.keys(body).join()}`,
    )

  return (
    <li className="space-y-4 border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="break-words">
            {name}
            {isMe ? <span className="text-muted"> ({staff.you})</span> : null}
          </h2>
          <p className="text-label wrap-anywhere text-muted">{email}</p>
        </div>
        <Button
          look="outline"
          aria-expanded={isOpen}
          aria-label={`${staff.change}: ${name}`}
          onClick={() => {
            setWished([...held])
            setOpen(!isOpen)
          }}
        >
          {isOpen ? staff.cancel : staff.change}
        </Button>
      </div>
      <dl className="grid gap-x-8 gap-y-2 md:grid-cols-3">
        {facts.map(([term, told]) => (
          <div key={term}>
            <dt className="text-label text-muted">{term}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? (
        <div className="space-y-6">
          {is_active ? (
            <>
              <ScopeBoxes
                value={wished}
                onChange={setWished}
                error={wished.length === 0 ? staff.chooseScope : undefined}
              />
              <Button
                disabled={wished.length === 0 || wished.join() === held.join()}
                onClick={() => void patch({ scope: wished }).then((isDone) => isDone && setOpen(false))}
              >
                {staff.save}
              </Button>
            </>
          ) : null}
          {is_active && held.some((scope) => scope !== 'editor') ? (
            <div className="max-w-3xl space-y-2">
              <MailBoxes
                label={staff.mails}
                value={member.mailed_about}
                onChange={(kinds) =>
                  void change(
                    () => call('PUT /staff/{member}/mails', { params, body: { kinds } }),
                    fill(staff.mailsChanged, { name }),
                    member.id,
                  )
                }
              />
              <p className="text-label text-muted">{staff.mailsText}</p>
            </div>
          ) : null}
          <div className="flex flex-wrap gap-4">
            {sessions > 0 ? (
              <Button
                look="outline"
                onClick={() =>
                  void change(
                    () => call('DELETE /staff/{member}/sessions', { params }),
                    fill(staff.loggedOut, { name }),
                    member.id,
                  )
                }
              >
                {staff.logOut}
              </Button>
            ) : null}
            {has_second_factor ? (
              <Button
                look="outline"
                onClick={() =>
                  void change(
                    () => call('DELETE /staff/{member}/second-factor', { params }),
                    fill(staff.factorReset, { name }),
                    member.id,
                  )
                }
              >
                {staff.resetFactor}
              </Button>
            ) : null}
            <Button look="outline" onClick={() => void patch({ is_active: !is_active })}>
              {is_active ? staff.deactivate : staff.activate}
            </Button>
          </div>
          {is_active ? <p className="text-label text-muted">{fill(staff.deactivateText, { name })}</p> : null}
        </div>
      ) : null}
    </li>
  )
}
