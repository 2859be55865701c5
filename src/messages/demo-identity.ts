import { inEveryLanguage } from './server.ts'

/** The words of the demo's own login service in every language. */
export const demoIdentityMessages = inEveryLanguage('demoIdentity')
