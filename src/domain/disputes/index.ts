export { describeDispute, describeReturned, type MoneyDescription } from './describe-money.ts'
export { noteDisputes } from './note-disputes.ts'
export { hasMoneyAway, presentDisputes, readDisputes } from './read-disputes.ts'
