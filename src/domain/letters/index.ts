export { listMailWords, previewWords, queueTest, readMailWords, saveMailWords } from './mail-words.ts'
