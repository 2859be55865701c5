export { applyChanges, type Change } from './door/apply-changes.ts'
export {
  type Actor,
  type Arrival,
  type ContentItem,
  type ContentState,
  holdItem,
  holdItems,
  toItem,
} from './door/content-item.ts'
export { ContentRefusal } from './door/content-refusal.ts'
export { putContent } from './door/put-content.ts'
export { readHistory } from './door/read-history.ts'
export { removeContent } from './door/remove.ts'
export { setAvailability } from './door/set-availability.ts'
export { checkWritten } from './document/check-written.ts'
export { compose } from './document/compose.ts'
export { findLinks } from './document/find-links.ts'
export { readDraft } from './document/read-draft.ts'
export { checkKey, createDraft, hide, publish, restore, saveDraft } from './door/write.ts'
export { beginDay } from './reading/begin-day.ts'
export { readCategories } from './reading/categories.ts'
export { readLegalMention } from './reading/legal-mention.ts'
export { readMenu } from './reading/menu.ts'
export { listPages, readPage } from './reading/pages.ts'
export { presentGallery } from './reading/present-gallery.ts'
