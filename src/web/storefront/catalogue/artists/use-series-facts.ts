import type { SeriesCard } from '../../../../contract/catalogue/shapes.ts'
import { fillCount } from '../../../../messages/count.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

/** Says when a series was made and how many works it has, such as “2017–2018 · 4 works · 2 available”. */
export function useSeriesFacts(): (series: SeriesCard) => string {
  const { artist: words } = useWords()
  const locale = useLocale()
  return ({ first_year, last_year, artwork_count, available_count }) =>
    [
      [...new Set([first_year, last_year])].filter((year) => year !== null).join('–'),
      fillCount(words.worksInSeries, artwork_count, locale),
      fillCount(words.available, available_count, locale),
    ]
      .filter(Boolean)
      .join(' · ')
}
