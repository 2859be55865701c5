export { describeDispute, describeReturned, type MoneyDescription } from './describe-money.ts'
export { noteDisputes } from './note-disputes.ts'
export { hasMoneyAway, keepMoneyAway, presentDisputes, readDisputes } from './read-disputes.ts'
