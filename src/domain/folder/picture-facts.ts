import path from 'node:path'
import { Readable } from 'node:stream'

import type { Database } from '../../database/index.ts'
import type { PictureFacts } from '../media/index.ts'
import { FACTS_FILE } from './list-folder.ts'
import { readPictureFacts } from './media-files.ts'
import { BATCH, readInParts } from './read-in-parts.ts'
import { readYaml, writeYaml } from './yaml.ts'

/** What is known of pictures by looking at them, so that nobody need look again; undefined where there are none. */
export async function tellFacts(tx: Database): Promise<Readable | undefined> {
  const first = await readRows(tx, '')
  if (first.length === 0) return undefined
  async function* write() {
    for (let rows = first; rows.length > 0; rows = await readRows(tx, rows.at(-1)?.hash ?? '')) {
      const facts = rows.map(({ hash, thumbhash, palette, colors }) => [
        hash,
        { thumbhash, palette: palette.map(({ color, share }) => ({ color, share })), colors },
      ])
      yield Buffer.from(writeYaml(Object.fromEntries(facts)))
    }
  }
  return Readable.from(write())
}

const readRows = (tx: Database, after: string) =>
  tx
    .selectFrom('pictures')
    .select(['hash', 'thumbhash', 'palette', 'colors'])
    .where('id', 'in', (media) => media.selectFrom('media').select('picture_id').$narrowType<{ picture_id: number }>())
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(BATCH)
    .execute()

/** What a folder remembers of its pictures. It only spares work: whatever cannot be read is found out anew. */
export async function readFacts(folder: string): Promise<Map<string, PictureFacts>> {
  const facts = new Map<string, PictureFacts>()
  try {
    for await (const part of readInParts(path.join(folder, FACTS_FILE))) {
      for (const [hash, told] of readPart(part)) facts.set(hash, told)
    }
  } catch {
    // That there is none is fine.
  }
  return facts
}

function readPart(text: string): Map<string, PictureFacts> {
  try {
    return readPictureFacts(readYaml(text).value)
  } catch {
    return new Map()
  }
}
