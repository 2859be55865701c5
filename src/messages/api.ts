import { inEveryLanguage } from './server.ts'

/** The words of the API's replies in every language. */
export const apiMessages = inEveryLanguage('api')
