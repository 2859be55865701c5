export { noteDisputes } from './note-disputes.ts'
export { hasMoneyAway, presentDisputes, readDisputes } from './read-disputes.ts'
