export { checkLinks, type LinkAsker, queueCheck, wantLinkCheck } from './addresses/check-links.ts'
export { readDeadLinks } from './addresses/read-dead-links.ts'
export { changeMany, previewMany } from './bulk/change-many.ts'
export { listBulks } from './bulk/list-bulks.ts'
export { presentOutcome } from './bulk/present-outcome.ts'
export { previewShowing, showMany } from './bulk/show-many.ts'
export { undoMany } from './bulk/undo-many.ts'
export { applyChanges } from './door/apply-changes.ts'
export type { Change } from './door/change.ts'
export { chooseKeys } from './door/choose-key.ts'
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
export { readFormer, readHistory } from './door/read-history.ts'
export { removeContent } from './door/remove.ts'
export { offerWork, setAvailability } from './door/set-availability.ts'
export { titleOf } from './listing/describe-items.ts'
export { compose } from './document/compose.ts'
export { findCountry } from './document/find-country.ts'
export { findLinks } from './document/find-links.ts'
export { readDraft } from './document/read-draft.ts'
export {
  checkKey,
  createDraft,
  createPublished,
  hide,
  publish,
  restore,
  revert,
  saveDraft,
  schedule,
} from './door/write.ts'
export { begin } from './editing/begin.ts'
export { listHistory } from './editing/list-history.ts'
export { presentItem } from './editing/present-item.ts'
export { makePreview, openPreview, readAsPublished } from './editing/preview.ts'
export { publishScheduled } from './editing/publish-scheduled.ts'
export { listTrash, restoreRemoved } from './editing/trash.ts'
export { forgetView, listViews, saveView } from './editing/views.ts'
export { chooseFileKey, findStored, shownAtOnce } from './library/known-files.ts'
export { listFiles } from './library/list-files.ts'
export { readFile } from './library/read-file.ts'
export { removeFiles, restoreFiles } from './library/remove-files.ts'
export { sweepFiles } from './library/sweep-files.ts'
export { replaceFile } from './library/replace-file.ts'
export { takeFile } from './library/take-file.ts'
export { takePicture } from './library/take-picture.ts'
export { fillColumns, queueFilling } from './listing/fill-columns.ts'
export { findContent } from './listing/find-content.ts'
export { listContent, listIds } from './listing/list-content.ts'
export { findNextNumber } from './listing/next-number.ts'
export { readPictures } from './listing/present-entries.ts'
export { readUpkeep } from './listing/read-upkeep.ts'
export { writeTable } from './listing/write-table.ts'
export { beginDay } from './reading/begin-day.ts'
export { readCategories } from './reading/categories.ts'
export { listLocations } from './reading/list-locations.ts'
export { readLegalMention } from './reading/legal-mention.ts'
export { readMenu } from './reading/menu.ts'
export { listPages, readPage } from './reading/pages.ts'
export { presentGallery } from './reading/present-gallery.ts'
