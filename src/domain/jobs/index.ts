export { createTasks, startJobs } from './start-jobs.ts'
