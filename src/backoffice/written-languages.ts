import { create } from 'zustand'

import { type Locale, LOCALES } from '../contract/locale.ts'
import { callOnce } from './api/call.ts'

const useWritten = create<{ languages: readonly Locale[] }>(() => ({ languages: LOCALES }))

/** The languages that the gallery writes in: nobody is asked for any other. */
export const useWrittenLanguages = (): readonly Locale[] => useWritten(({ languages }) => languages)

/** The columns of a text in these languages, where there is room beside each other. */
export const besideEachOther = ({ length }: readonly Locale[]): string =>
  length > 2 ? 'md:grid-cols-3' : length > 1 ? 'md:grid-cols-2' : ''

/** Learns which they are, and again once they are set; where the gallery cannot be reached, those of before stay. */
export async function learnLanguages(): Promise<void> {
  const reply = await callOnce('GET /gallery').catch(() => undefined)
  if (reply) useWritten.setState({ languages: reply.gallery.languages })
}
