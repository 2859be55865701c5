import type { Doc, KindName, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { View } from '../../../contract/content/kinds/artworks.ts'
import { describePicture } from '../../../messages/describe-picture.ts'
import { inEveryLanguage } from '../../../messages/server.ts'

const WORDS = inEveryLanguage('content')

/**
 * What visitors see of a thing, with words for each picture that has none in any language. They are kept nowhere but in
 * the rows that pages read: another title is another description, and the document goes on saying that there is none.
 */
export function describePictures(kind: KindName, doc: Doc): Doc {
  const { title, fields } = kindOf(kind)
  const describe = (at: number, view?: View) =>
    describePicture(doc[title ?? ''] as Words | undefined, { view, at }, WORDS)
  if (kind === 'artworks') {
    const pictures = doc.pictures as { view?: View; alt?: Words }[] | undefined
    if (!pictures) return doc
    return { ...doc, pictures: pictures.map((one, at) => ({ alt: describe(at, one.view), ...one })) }
  }
  if (!('picture_alt' in fields) || doc.picture === undefined) return doc
  return { picture_alt: describe(0), ...doc }
}
