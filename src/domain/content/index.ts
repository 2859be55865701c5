export { readCategories } from './categories.ts'
export { readLegalMention } from './legal-mention.ts'
export { readMenu, saveMenuItem } from './menu.ts'
export { listPages, readPage, savePage } from './pages.ts'
