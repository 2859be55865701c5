import { shell } from '../../../src/messages/en/shell/shell.ts'
import type { Visitor } from '../visitor.ts'

/** Types a name, goes to what is suggested by the pointer, and to another by the keys. */
export async function searchWithSuggestions(visitor: Visitor): Promise<void> {
  const search = `header [role=search]`
  await visitor.enter('/')
  await visitor.pressAt(`${search} [aria-label="${shell.search}"]`)
  await visitor.type('corval')
  await visitor.press('Inês Corval', `${search} [role=option]`)
  await visitor.seeAddress('/artist/ines-corval')
  await visitor.see('Inês Corval', 'h1')

  await visitor.pressAt(`${search} [aria-label="${shell.search}"]`)
  await visitor.type('thursdays')
  await visitor.see('Thursdays until ten', `${search} [role=option]`)
  await visitor.pressKey('ArrowDown')
  await visitor.pressKey('Enter')
  await visitor.seeAddress('/news/thursdays-until-ten')
}
