import type { Picture } from '../../contract/catalogue/shapes.ts'
import type { Due } from './mail-kind.ts'
import { escapeHtml } from './mail-style.ts'

/** A picture of a work in a mail; its path is below the storage. */
export interface MailPicture {
  path: string
  alt: string
}

/** Wide enough for a sharp screen, and not more than a phone wants to fetch. */
const WIDTH = 800

/** A picture as every mail program shows it. */
export function toMailPicture({ path, widths, alt }: Picture): MailPicture {
  const width = widths.find((one) => one >= WIDTH) ?? widths.at(-1)
  return { path: `${path.slice(0, path.lastIndexOf('/'))}/${width}.jpg`, alt }
}

/** Where a mail's pictures are fetched from. */
export const storageOf = ({ apiUrl, publicUrl }: Pick<Due<object>, 'apiUrl' | 'publicUrl'>): string =>
  `${apiUrl || publicUrl}/storage`

/** A picture, never cropped. */
export const writePicture = ({ path, alt }: MailPicture, storage: string): string =>
  `<img src="${escapeHtml(`${storage}/${path}`)}" alt="${escapeHtml(alt)}" width="520" style="display:block;width:100%;max-width:520px;height:auto;border:0">`
