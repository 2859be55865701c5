import { foldText } from '../fold-text.ts'

/** What systems leave in archives beside what people put there. */
const LITTER = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** The name of a picture in an archive: whose it is, and the how manieth view. */
export interface NamedPicture {
  /** Whole, and without what may be the number of a view. */
  numbers: string[]
  /** Which place it has among those of its work, counted from one. */
  place: number
}

/** Whether somebody put a file into an archive on purpose. */
export const isLitter = (name: string): boolean => {
  const parts = name.split('/')
  return parts[0] === '__MACOSX' || LITTER.includes(parts.at(-1) ?? '')
}

/** Whether a name leads out of the folder that it is in; nothing good is called so. */
export const leadsElsewhere = (name: string): boolean =>
  name.startsWith('/') || name.includes('\\') || /^[A-Za-z]:/.test(name) || name.split('/').includes('..')

/** Reads `INV-0001.jpg`, `INV-0001-2.jpg`, `INV-0001_2.jpg` or `INV-0001 (2).jpg`. */
export function readPictureName(name: string): NamedPicture {
  const file = name.slice(name.lastIndexOf('/') + 1)
  const bare = file.includes('.') ? file.slice(0, file.lastIndexOf('.')) : file
  const [, stem, digits] = /^(.*[^-_ (])[-_ (]+(\d{1,3})\)?$/.exec(bare) ?? []
  return {
    numbers: [bare, ...(stem === undefined ? [] : [stem])].map(foldNumber),
    place: digits === undefined ? 1 : Number(digits),
  }
}

/** An inventory number without what cannot stand in the name of a file, or is written differently there. */
export const foldNumber = (number: string): string =>
  foldText(number)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join('-')
