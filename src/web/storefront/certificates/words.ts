import type { certificates } from '../../../messages/en/certificates/certificates.ts'
import { useApartWords } from '../../apart-words.ts'

const WORDS = import.meta.glob<typeof certificates>('../../../messages/*/certificates/certificates.ts', {
  eager: true,
  import: 'certificates',
})

export const useCertificateWords = (): typeof certificates => useApartWords(WORDS)
