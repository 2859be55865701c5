import type { Taken } from '../../api/send-file.ts'
import type { Item } from '../item.ts'

// What was sent since the thing was fetched, by the key of its file.
const pictures = new Map<string, Taken['pictures']>()
const files = new Map<string, Taken['files']>()

/** Remembers what the gallery has taken in, so that it can be shown before the thing is fetched again. */
export function rememberFile(taken: Taken[keyof Taken]): void {
  if ('picture' in taken) pictures.set(taken.file, taken)
  else files.set(taken.file, taken)
}

export const findPicture = (key: string | undefined, { pictures: told }: Pick<Item, 'pictures'>) =>
  key === undefined ? null : (told[key] ?? pictures.get(key)?.picture ?? null)

/** What a picture is mostly made of, as far as anybody has told. */
export const findColors = (key: string | undefined, { colors: told }: Pick<Item, 'colors'>): readonly string[] =>
  key === undefined ? [] : (told[key] ?? pictures.get(key)?.colors ?? [])

export const findFile = (key: string | undefined, { files: told }: Pick<Item, 'files'>) =>
  key === undefined ? undefined : (told[key] ?? files.get(key))
