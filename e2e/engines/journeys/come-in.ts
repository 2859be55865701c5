import { account } from '../../../src/messages/en/accounts/account.ts'
import { shell } from '../../../src/messages/en/shell/shell.ts'
import { newPerson } from '../../collector.ts'
import { query } from '../../gallery.ts'
import type { Visitor } from '../visitor.ts'

/** Registers somebody new in the modal; answers with who it is. */
export async function register(visitor: Visitor) {
  // Journeys come from one address.
  await query('DELETE FROM rate_limits')
  const person = newPerson()
  const { fields } = account
  await visitor.press(shell.register, 'header')
  await visitor.fill(fields.name, person.name, 'dialog')
  await visitor.fill(fields.email, person.email, 'dialog')
  await visitor.fill(fields.password, person.password, 'dialog')
  await visitor.fill(fields.confirmation, person.password, 'dialog')
  await visitor.press(account.register.submit, 'dialog')
  await visitor.count('dialog', 0)
  await visitor.see(shell.account, 'header')
  return person
}

/** Registers, leaves, and logs in again; a wrong password is told. */
export async function comeIn(visitor: Visitor): Promise<void> {
  await visitor.enter('/privacy-policy')
  const { email, password } = await register(visitor)
  await visitor.press(shell.logout, 'header')
  await visitor.press(shell.login, 'header')
  await visitor.fill(account.fields.email, email, 'dialog')
  await visitor.fill(account.fields.password, password, 'dialog')
  await visitor.press(account.login.submit, 'dialog form')
  await visitor.count('dialog', 0)
  await visitor.see(shell.logout, 'header')
  await visitor.seeAddress('/privacy-policy')
}
