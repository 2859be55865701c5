import type { KindName } from '../../../contract/content/fields.ts'
import { showExhibitions, showNews, showPress } from './articles.ts'
import { showArtists, showSeries } from './artists.ts'
import { showArtworks } from './artworks.ts'
import { showShippingZones, showVat } from './delivery.ts'
import { showGallery, showHome, showLocations, showRooms, showSettings } from './house.ts'
import { showMailWords } from './mail-words.ts'
import { showMedia } from './media.ts'
import { showFooter, showLegalMention, showMenu, showPages } from './pages.ts'
import type { Projection } from './projection.ts'
import { showArtistTypes, showCategories, showPrintChoices, showTechniques } from './terms.ts'

/** How each kind of content gets in front of visitors. */
export const PROJECTIONS = {
  media: showMedia,
  categories: showCategories,
  techniques: showTechniques,
  'artist-types': showArtistTypes,
  'print-choices': showPrintChoices,
  rooms: showRooms,
  'shipping-zones': showShippingZones,
  vat: showVat,
  'mail-words': showMailWords,
  artists: showArtists,
  series: showSeries,
  artworks: showArtworks,
  exhibitions: showExhibitions,
  news: showNews,
  press: showPress,
  pages: showPages,
  menu: showMenu,
  footer: showFooter,
  'legal-mention': showLegalMention,
  home: showHome,
  locations: showLocations,
  gallery: showGallery,
  settings: showSettings,
} as unknown as Record<KindName, Projection>
