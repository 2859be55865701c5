export { countVisits, forgetVisits, type NoteVisit } from './count-visits.ts'
export { readUnreached } from './read-unreached.ts'
