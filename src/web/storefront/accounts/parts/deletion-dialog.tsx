import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { notify } from '../../../state/announcement-store.ts'
import { forgetUser, type User } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'

/** Asks once more before an account is deleted: for the password, or for the address where there is none. */
export function DeletionDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { data: words } = useWords().account
  const form = useForm(async (value, call) => {
    await call('POST /account/deletion', { body: { confirmation: value('confirmation') } })
    forgetUser()
    notify(words.deleted)
  })
  return (
    <Dialog label={words.dialog} onClose={onClose}>
      <h2 className="font-display text-heading">{words.dialog}</h2>
      <p className="mt-4 mb-8 max-w-[56ch] text-body">{words.warning}</p>
      <Form
        form={form}
        submit={words.confirm}
        aside={
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        {user.has_password ? (
          <PasswordField
            label={words.confirmPassword}
            autoComplete="current-password"
            required
            {...form.field('confirmation')}
          />
        ) : (
          <Field
            label={words.confirmEmail}
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            {...form.field('confirmation')}
          />
        )}
      </Form>
    </Dialog>
  )
}
