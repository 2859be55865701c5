import type { Locale } from '../contract/locale.ts'
import { demoIdentity as cn } from './cn/demo-identity.ts'
import { demoIdentity as en } from './en/demo-identity.ts'
import { demoIdentity as fr } from './fr/demo-identity.ts'

/** The words of the demo's own login service in every language. */
export const demoIdentityMessages: Record<Locale, typeof en> = { en, fr, cn }
