import type { Kind, KindName } from './fields.ts'
import { exhibitions, news, pages, press } from './kinds/articles.ts'
import { artists, series } from './kinds/artists.ts'
import { artworks } from './kinds/artworks.ts'
import { shippingZones, vat } from './kinds/delivery.ts'
import { footer, gallery, home, legalMention, locations, menu, rooms } from './kinds/house.ts'
import { mailWords } from './kinds/mails.ts'
import { media } from './kinds/media.ts'
import { settings } from './kinds/settings.ts'
import { artistTypes, categories, printChoices, techniques } from './kinds/terms.ts'

/** Every kind of content by its name. Whatever a kind refers to stands before it. */
const CONTENT = {
  media,
  categories,
  techniques,
  'artist-types': artistTypes,
  'print-choices': printChoices,
  rooms,
  'shipping-zones': shippingZones,
  vat,
  'mail-words': mailWords,
  artists,
  series,
  artworks,
  exhibitions,
  news,
  press,
  pages,
  menu,
  footer,
  'legal-mention': legalMention,
  home,
  locations,
  gallery,
  settings,
} as const satisfies Record<KindName, unknown>

/** A kind whose name is only known while the program runs. */
export const kindOf = (name: KindName): Kind => CONTENT[name] as unknown as Kind
