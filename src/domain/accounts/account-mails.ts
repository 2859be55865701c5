import { defineMail, defineNotice, type MailWords } from '../mail/index.ts'
import { makeResetToken } from './make-reset-token.ts'
import { makeVerificationSignature } from './make-verification-signature.ts'

const because = (words: MailWords) => words.automatic

const behind = <Page extends string>(page: Page, secret: string | undefined) =>
  secret === undefined ? undefined : (`${page}/${secret}` as const)

export const verifyAddressMail = defineMail('verify-address', {
  facts: ['userId'],
  because,
  link: async (db, { facts, to }) =>
    behind('verification', await makeVerificationSignature(db, facts.userId, to.email)),
})

export const resetPasswordMail = defineMail('reset-password', {
  facts: ['userId'],
  because,
  link: async (db, { facts, to }) => behind('forgot-password', await makeResetToken(db, facts.userId, to.email)),
})

export const passwordChangedMail = defineMail('password-changed', { because, link: () => 'forgot-password' })

/** To the address that was left. */
export const addressChangedMail = defineNotice('address-changed', { facts: ['newEmail'], because })

export const serviceLinkedMail = defineMail('service-linked', { facts: ['service'], because, link: () => 'account' })

/** A device was set up, changed or taken away, by themselves. */
export const secondFactorSetMail = defineNotice('second-factor-set', { because })

/** It was taken away by somebody else. */
export const secondFactorResetMail = defineNotice('second-factor-reset', { facts: ['by'], because })

export const accountDeletedMail = defineNotice('account-deleted', { because })

/** What accounts are written about. */
export const accountMails = [
  verifyAddressMail,
  resetPasswordMail,
  passwordChangedMail,
  addressChangedMail,
  serviceLinkedMail,
  secondFactorSetMail,
  secondFactorResetMail,
  accountDeletedMail,
]
