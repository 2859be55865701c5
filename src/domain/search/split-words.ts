/** Letters and digits without a space or sign between them, in one script. */
export interface Run {
  text: string
  /** Of a script without spaces, Chinese or Japanese: the words in it. */
  words?: string[]
  /** After an apostrophe: with what stands before it, as many write O’Keeffe without one. */
  joined?: string
}

// First those of scripts without spaces, then all others.
const RUNS = /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+)|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])[\p{L}\p{N}])+/gu
const APOSTROPHE = /\p{L}['’]$/u
/** Longer ones are cut: PostgreSQL takes no key of more than 2,046 bytes. */
const LONGEST_WORD = 60

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of a text in small letters; spaces, signs and whatever is no letter or digit are left out. */
export function splitWords(text: string): Run[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
  const runs: Run[] = []
  for (const { 0: run, 1: unspaced, index } of plain.matchAll(RUNS)) {
    if (unspaced !== undefined) runs.push({ text: run, words: segment(run) })
    else if (APOSTROPHE.test(plain.slice(Math.max(index - 2, 0), index)))
      runs.push({ text: cut(run), joined: cut(`${runs.at(-1)?.text}${run}`) })
    else runs.push({ text: cut(run) })
  }
  return runs
}

function segment(text: string): string[] {
  const words: string[] = []
  for (const { segment: word } of segmenter.segment(text)) words.push(cut(word))
  return words
}

const cut = (word: string) => (word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD).toWellFormed() : word)
