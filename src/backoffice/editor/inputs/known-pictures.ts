import type { Taken } from '../../api/send-picture.ts'

// Pictures that were sent since the thing was fetched, by the key of their file.
const pictures = new Map<string, Taken['picture']>()

export const rememberPicture = ({ file, picture }: Taken) => pictures.set(file, picture)

export const findPicture = (file: string | undefined, told: Record<string, Taken['picture']>) =>
  file === undefined ? null : (told[file] ?? pictures.get(file) ?? null)
