export {
  accountDeletedMail,
  accountMails,
  addressChangedMail,
  passwordChangedMail,
  resetPasswordMail,
  serviceLinkedMail,
  verifyAddressMail,
} from './account-mails.ts'
export { readAddresses, saveAddresses } from './addresses.ts'
export { admitDemoUser } from './admit-demo-user.ts'
export { admitUser } from './admit-user.ts'
export { findUserByKey, forgetKeys, isKey, listKeys, makeKey, revokeKey } from './api-keys.ts'
export { changePassword } from './change-password.ts'
export { createUser, type NewUser } from './create-user.ts'
export { describeDevice } from './describe-device.ts'
export { endDemoUsers } from './end-demo-users.ts'
export { addFavourites, readFavourites, removeFavourite } from './favourites.ts'
export { forgetLinks } from './forget-links.ts'
export { findPasswordFault } from './check-password.ts'
export { findAccount, hasEmail, isSameEmail } from './has-email.ts'
export { lockUser } from './lock-user.ts'
export { logIn } from './log-in.ts'
export { makeResetToken } from './make-reset-token.ts'
export { makeVerificationSignature } from './make-verification-signature.ts'
export { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
export { registerUser } from './register-user.ts'
export { mailResetLink, requestPasswordReset } from './request-password-reset.ts'
export { renewVerification, resendVerification } from './request-verification.ts'
export { resetPassword } from './reset-password.ts'
export { resetFactors } from './second-factor/drop-factor.ts'
export { HAS_FACTOR, markProved, readProof, requireFreshProof } from './second-factor/proof-of-session.ts'
export { askForPasskey, beginPasskey, confirmPasskey, dropPasskey, listPasskeys } from './second-factor/passkeys.ts'
export { codeAt, stepAt } from './second-factor/totp.ts'
export { showProof } from './second-factor/show-proof.ts'
export { beginTotp, confirmTotp, dropTotp } from './second-factor/totp-device.ts'
export { countRecoveryCodes, renewRecoveryCodes } from './second-factor/recovery-codes.ts'
export { closeSession, findUserByToken, forgetSessions, openSession } from './sessions.ts'
export { makeSocialCode, redeemSocialCode } from './social-codes.ts'
export { findSocialUser } from './social-login.ts'
export { tryOwnPassword } from './try-own-password.ts'
export { updateProfile } from './update-profile.ts'
export type { User } from './user.ts'
export { verifyAddress } from './verify-address.ts'
