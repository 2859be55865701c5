import type { withdrawal } from '../../../messages/en/orders/withdrawal.ts'
import { useApartWords } from '../../apart-words.ts'

const WORDS = import.meta.glob<typeof withdrawal>('../../../messages/*/orders/withdrawal.ts', {
  eager: true,
  import: 'withdrawal',
})

export const useWithdrawalWords = (): typeof withdrawal => useApartWords(WORDS)
