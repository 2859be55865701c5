import type { collection } from '../../../../messages/en/accounts/collection.ts'
import { useApartWords } from '../../../apart-words.ts'

const WORDS = import.meta.glob<typeof collection>('../../../../messages/*/accounts/collection.ts', {
  eager: true,
  import: 'collection',
})

export const useCollectionWords = (): typeof collection => useApartWords(WORDS)
