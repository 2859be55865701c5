export { type Jobs, queueJob } from './queue-job.ts'
