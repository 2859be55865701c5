export type { SearchDocument } from './document-keys.ts'
export { putDocuments, removeDocuments } from './put-documents.ts'
export { searchDocuments } from './search-documents.ts'
export { suggest } from './suggest.ts'
