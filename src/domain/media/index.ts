export { addPicture } from './add-picture.ts'
export { makeRenditions, queueMissingRenditions } from './make-renditions.ts'
export { originalPath } from './original-path.ts'
export { createQuickRenditions } from './quick-rendition.ts'
