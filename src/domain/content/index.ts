export { readCategories } from './categories.ts'
export { readLegalMention } from './legal-mention.ts'
export { readMenu, saveMenuItem } from './menu.ts'
export { readPage, savePage } from './pages.ts'
