import type { ArtistCard } from '../../../../contract/catalogue/shapes.ts'
import { fillCount } from '../../../../messages/count.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

type Counts = Pick<ArtistCard, 'available_count' | 'sold_count'>

/** Says how many works of an artist are available and sold, such as “12 available, 3 sold”. */
export function useCounts(): (artist: Counts) => string {
  const { artist: words, label } = useWords()
  const locale = useLocale()
  return ({ available_count, sold_count }) =>
    [
      fillCount(words.available, available_count, locale),
      ...(sold_count > 0 ? [fillCount(words.sold, sold_count, locale)] : []),
    ].join(label.comma)
}
