import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where the first of these programs is installed; nothing where none is. */
export const findProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
