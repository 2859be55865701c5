export { mailKinds } from './mail-kinds.ts'
export { createTasks, startJobs } from './start-jobs.ts'
