// What `npm start` opens with: how many processes there are to be, and what the first of several does.
export { readConfig } from '../config.ts'
export { openProcesses } from './open-processes.ts'
