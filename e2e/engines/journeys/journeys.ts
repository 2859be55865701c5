import type { Visitor } from '../visitor.ts'
import { answerConsent } from './answer-consent.ts'
import { askAboutWork } from './ask-about-work.ts'
import { askForLetter } from './ask-for-letter.ts'
import { buyWork } from './buy-work.ts'
import { changeLanguage } from './change-language.ts'
import { comeIn } from './come-in.ts'
import { fillCart } from './fill-cart.ts'
import { filterWorks } from './filter-works.ts'
import { keepAccount } from './keep-account.ts'
import { publishWork } from './publish-work.ts'
import { searchWithSuggestions } from './search-with-suggestions.ts'
import { turnPhone } from './turn-phone.ts'
import { waitForPictures } from './wait-for-pictures.ts'
import { walkThroughRooms } from './walk-through-rooms.ts'
import { zoomIntoWork } from './zoom-into-work.ts'

/** What is walked in every engine, by name. */
export const JOURNEYS: Record<string, (visitor: Visitor) => Promise<void>> = {
  consent: answerConsent,
  language: changeLanguage,
  pictures: waitForPictures,
  turning: turnPhone,
  filters: filterWorks,
  zoom: zoomIntoWork,
  cart: fillCart,
  login: comeIn,
  checkout: buyWork,
  enquiry: askAboutWork,
  'virtual gallery': walkThroughRooms,
  search: searchWithSuggestions,
  account: keepAccount,
  newsletter: askForLetter,
  'back office': publishWork,
}
