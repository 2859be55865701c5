import type { backoffice } from './en/backoffice.ts'

/** Every word of the back office; a browser fetches those of its language. */
export type BackofficeWords = typeof backoffice
