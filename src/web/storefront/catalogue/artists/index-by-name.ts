import { LANGUAGES, languageOf, type Locale } from '../../../../contract/locale.ts'

interface Named {
  slug: string
  name: string
}

/** The artists under one letter. */
export interface IndexEntry {
  letter: string
  artists: Named[]
}

/**
 * Artists in the order of the alphabet: by the last word of the name, or from its beginning on where the family's
 * name comes first; Chinese by its sound. Accents do not open a letter of their own.
 */
export function indexByName(artists: readonly Named[], locale: Locale): IndexEntry[] {
  const { compare } = new Intl.Collator(languageOf(locale))
  const { isFamilyFirst } = LANGUAGES[locale]
  const keyOf = ({ name }: Named) => (isFamilyFirst ? name : (name.split(/\s+/).at(-1) ?? name))
  const sorted = artists
    .map(({ slug, name }) => ({ slug, name }))
    .toSorted((one, other) => compare(keyOf(one), keyOf(other)) || compare(one.name, other.name))
  const letters = Map.groupBy(sorted, (artist) => letterOf(keyOf(artist), compare))
  return [...letters].map(([letter, some]) => ({ letter, artists: some }))
}

// The first characters of each letter in the order by sound; no sound begins with I, U or V.
const SOUNDS = Array.from(
  '阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他穵夕丫匝',
  (first, at) => [first, 'ABCDEFGHJKLMNOPQRSTWXYZ'.charAt(at)] as const,
)

function letterOf(key: string, compare: (one: string, other: string) => number): string {
  const first = Array.from(key)[0] ?? ''
  if (!/\p{Script=Han}/u.test(first)) return withoutAccent(first).toUpperCase()
  return SOUNDS.findLast(([sound]) => compare(sound, first) <= 0)?.[1] ?? first
}

// These are letters of their own to Unicode, not letters with an accent.
const LIKE: Record<string, string> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D' }

const withoutAccent = (letter: string) => LIKE[letter] ?? letter.normalize('NFD').charAt(0)
