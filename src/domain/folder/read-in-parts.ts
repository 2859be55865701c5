import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** So many are written or read at a time: of tens of thousands the file is longer than any other may be. */
export const BATCH = 500

/** The texts of a long file of named things, some of them at a time. */
export async function* readInParts(file: string): AsyncGenerator<string> {
  let part: string[] = []
  let count = 0
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const isNext = line !== '' && !line.startsWith(' ') && !line.startsWith('-')
    if (isNext && ++count > BATCH) {
      yield part.join('\n')
      part = []
      count = 1
    }
    part.push(line)
  }
  yield part.join('\n')
}
