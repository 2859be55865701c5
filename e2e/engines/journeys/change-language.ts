import { LANGUAGES } from '../../../src/contract/locale.ts'
import type { Visitor } from '../visitor.ts'

/** From English to French to Chinese and back, on one and the same page. */
export async function changeLanguage(visitor: Visitor): Promise<void> {
  await visitor.enter('/gallery?from=letter#map')
  for (const [language, address, heading, tag] of [
    ['fr', '/fr/gallery?from=letter#map', 'La galerie', 'fr'],
    ['cn', '/cn/gallery?from=letter#map', '画廊', 'zh-Hans'],
    ['en', '/gallery?from=letter#map', 'The gallery', 'en'],
  ] as const) {
    await visitor.press(LANGUAGES[language].name, 'header')
    await visitor.seeAddress(address)
    await visitor.see(heading, 'h1')
    await visitor.count(`html[lang="${tag}"]`, 1)
  }
}
