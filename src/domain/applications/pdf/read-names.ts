/** What stands in the text of objects: its names, and where a stream begins. */
interface Read {
  names: string[]
  /** Where the bytes of the stream begin, if there is one. */
  streamAt?: number
  /** Whether the object ends within the text. */
  isWhole: boolean
}

const NAME_END = /[\s\0()<>[\]{}/%]/g
const LINE_END = /[\r\n]/g

/** Reads an object, or with `isPacked` many of them, from left to right as a reader does: what stands in strings and remarks is none of its names. */
export function readNames(text: string, { isPacked = false } = {}): Read {
  const names: string[] = []
  let at = 0
  while (at < text.length) {
    const letter = text[at]
    if (letter === '/') {
      const end = findEnd(text, NAME_END, at + 1)
      names.push(readName(text.slice(at + 1, end)))
      at = end
    } else if (letter === '(') at = skipString(text, at)
    else if (letter === '%') at = findEnd(text, LINE_END, at)
    else if (!isPacked && letter === 's' && text.startsWith('stream', at)) {
      const begin = at + 'stream'.length
      return { names, streamAt: begin + (text.startsWith('\r\n', begin) ? 2 : 1), isWhole: true }
    } else if (!isPacked && letter === 'e' && text.startsWith('endobj', at)) return { names, isWhole: true }
    else at++
  }
  return { names, isWhole: isPacked }
}

function findEnd(text: string, end: RegExp, from: number): number {
  end.lastIndex = from
  return end.exec(text)?.index ?? text.length
}

/** Any letter of a name may be written as its number. */
const readName = (written: string) =>
  written.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** Strings may hold brackets in pairs, or any bracket behind a backslash. */
function skipString(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length
}
