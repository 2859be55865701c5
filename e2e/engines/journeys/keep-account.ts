import { account } from '../../../src/messages/en/accounts/account.ts'
import { shell } from '../../../src/messages/en/shell/shell.ts'
import { fill } from '../../../src/messages/fill.ts'
import type { Visitor } from '../visitor.ts'
import { register } from './come-in.ts'

/** Likes a work, finds it in the account, and gets another name there. */
export async function keepAccount(visitor: Visitor): Promise<void> {
  await visitor.enter('/artwork')
  await visitor.pressAt('main li:first-child button[aria-pressed=false]')
  await visitor.count('main li:first-child button[aria-pressed=true]', 1)
  await register(visitor)
  await visitor.press(shell.account, 'header')
  await visitor.seeAddress('/account')
  await visitor.count('#favourites a[data-artwork]', 1)
  await visitor.fill(account.fields.name, 'Ada Lovelace', '#profile')
  await visitor.choose(account.profile.locale, 'Fran', '#profile')
  await visitor.press(account.form.save, '#profile')
  await visitor.see(account.profile.done, '#profile')
  await visitor.visit('/account')
  await visitor.see(fill(account.pages.account.introduction, { name: 'Ada Lovelace' }), 'main')
}
