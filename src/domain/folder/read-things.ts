import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Fault, KindName } from '../../contract/content/fields.ts'
import type { ThingFile } from './list-folder.ts'
import { readThing, type Told } from './things.ts'
import { decodeYaml, type ReadFile, readYaml, UnreadableFile } from './yaml.ts'

/** A thing that was read from a file, with all that is wrong about it. */
export interface ReadThing {
  kind: KindName
  key: string
  file: string
  told: Told
  faults: Fault[]
  lineOf: ReadFile['lineOf']
}

export interface Reading {
  folder: string
  now: Date
  /** The gallery's time zone: days that are told as `today+3` are counted there. */
  zone: string
}

/** Reads the things of a file, one or many. */
export async function readThings({ folder, now, zone }: Reading, { kind, key, file }: ThingFile): Promise<ReadThing[]> {
  const { value, lineOf } = readYaml(decodeYaml(await readFile(path.join(folder, file))))
  if (key !== null) return [{ kind, key, file, lineOf, ...readThing(kind, key, value, now, zone) }]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnreadableFile(1, { word: 'no-keys' })
  }
  return Object.entries(value).map(([one, told]) => ({
    kind,
    key: one,
    file,
    lineOf: (place) => lineOf([one, ...place]),
    ...readThing(kind, one, told, now, zone),
  }))
}
