import { filters } from '../../../src/messages/en/catalogue/filters.ts'
import type { Visitor } from '../visitor.ts'

/** Filters by the words in the drawers, sorts, loads more, and lets go of one filter again. */
export async function filterWorks(visitor: Visitor): Promise<void> {
  await visitor.enter('/artwork')
  await visitor.press(filters.category, 'main summary')
  await visitor.press('Painting', 'main details')
  await visitor.seeAddress('/artwork?category=Painting')
  await visitor.press('Drawing', 'main details')
  await visitor.seeAddress('/artwork?category=Painting&category=Drawing')

  await visitor.press(filters.orientation, 'main summary')
  await visitor.press(filters.values.orientation.portrait, 'main details')
  await visitor.seeAddress('/artwork?category=Painting&category=Drawing&orientation=portrait')
  await visitor.pressKey('Escape')
  await visitor.count('main details[open]', 0)

  await visitor.press(filters.oldest, 'main')
  await visitor.seeAddress('/artwork?category=Painting&category=Drawing&orientation=portrait&sort=oldest')
  // The address is there a moment before the works.
  await visitor.count('main a[href$="sort=oldest&page=2"]', 1)
  await visitor.press(filters.loadMore, 'main')
  await visitor.count('main [data-artwork]', 48)
  await visitor.press(filters.clearAll, 'main')
  await visitor.seeAddress('/artwork?sort=oldest')
}
