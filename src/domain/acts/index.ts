export { listActs } from './list-acts.ts'
export { beginAct, endAct, isStaff } from './note-act.ts'
export { pickParts } from './pick-parts.ts'
export { writeActs } from './write-acts.ts'
