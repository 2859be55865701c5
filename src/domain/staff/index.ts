export { readHouseRules, writeHouseRules } from './house-rules.ts'
export {
  acceptInvitation,
  forgetInvitations,
  invite,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations.ts'
export { readMailedAbout, readUnmailed, writeMailedAbout, writeUnmailed } from './mailed-about.ts'
export { changeMember, endSessionsOf, listMembers } from './members.ts'
export { staffMails } from './staff-mails.ts'
