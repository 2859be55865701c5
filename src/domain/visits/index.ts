export { countVisits, forgetVisits } from './count-visits.ts'
export { readUnreached } from './read-unreached.ts'
