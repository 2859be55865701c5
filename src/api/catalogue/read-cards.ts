import { readArtworkCards } from '../../domain/catalogue/index.ts'
import type { ApiParts } from '../serve.ts'

/** How replies read the cards of works: from those that are kept, where some are. */
export const cardReaderOf = ({ cards }: ApiParts): typeof readArtworkCards =>
  cards ? (...asked) => cards.read(...asked) : readArtworkCards
