export { listMailWords, listWordChanges, previewWords, queueTest, readMailWords, saveMailWords } from './mail-words.ts'
