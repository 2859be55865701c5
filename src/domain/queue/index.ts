export { type Jobs, MOVING, queueJob } from './queue-job.ts'
