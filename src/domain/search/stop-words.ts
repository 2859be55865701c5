const STOP_WORDS = new Set([
  ...['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
  ...[
    'à',
    'au',
    'aux',
    'avec',
    'de',
    'des',
    'du',
    'en',
    'et',
    'la',
    'le',
    'les',
    'ou',
    'par',
    'pour',
    'sur',
    'un',
    'une',
  ],
  // What apostrophes leave of a word: l’été, d’or, the artist’s.
  ...['c', 'd', 'j', 'l', 'm', 'n', 'qu', 's', 't'],
  ...['的', '了', '与', '和', '在', '之'],
])

/** Whether a word says so little that it is not looked for when there are others. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)
