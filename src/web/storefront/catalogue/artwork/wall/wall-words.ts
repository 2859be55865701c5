import { use } from 'react'

import type { Locale } from '../../../../../contract/locale.ts'
import type { wall } from '../../../../../messages/en/catalogue/wall.ts'
import { useLocale } from '../../../../navigation/locale-path.ts'

type WallWords = typeof wall

// Areas of words are listed on every page; these are only wanted here, so only this script knows where they are.
const FILES = import.meta.glob<{ wall: WallWords }>('./*/catalogue/wall.ts', { base: '../../../../../messages' })

const wanted: Partial<Record<Locale, Promise<WallWords>>> = {}

async function fetchWords(locale: Locale): Promise<WallWords> {
  try {
    const file = await FILES[`./${locale}/catalogue/wall.ts`]?.()
    if (file) return file.wall
  } catch {
    // What does not come is asked for anew, as scripts are.
  }
  location.reload()
  return new Promise<never>(() => undefined)
}

/** The words of walls; whoever asks first waits for them. */
export function useWallWords(): WallWords {
  const locale = useLocale()
  return use((wanted[locale] ??= fetchWords(locale)))
}
