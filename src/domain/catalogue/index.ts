export { followArtworks, readArtworkIndex } from './artwork-index/follow-artworks.ts'
export type { ArtworkIndex } from './artwork-index/artwork-index.ts'
export { listArtists, readArtistCards } from './reading/artist-cards.ts'
export { readArtworkCards } from './reading/artwork-cards.ts'
export { listExhibitions, readExhibition } from './reading/exhibitions.ts'
export { findIdBySlug } from './reading/find-by-slug.ts'
export { findMatching, listArtworks } from './reading/list-artworks.ts'
export { listPlaces } from './reading/list-places.ts'
export { listNews, readNews, readNewsCards } from './reading/news.ts'
export { presentPictureOrNull, selectPicture } from './reading/pictures.ts'
export { listPress, readPress, readPressCards } from './reading/presses.ts'
export { readArtist } from './reading/read-artist.ts'
export { readArtwork } from './reading/read-artwork.ts'
export { readCartArtworks } from './reading/read-cart-artworks.ts'
export { readHome } from './reading/read-home.ts'
export { listSeries, readSeries, readSeriesCards } from './reading/series.ts'
export {
  createExhibition,
  createNews,
  createPress,
  updateExhibition,
  updateNews,
  updatePress,
} from './writing/articles.ts'
export { createArtist, type NewArtist, updateArtist } from './writing/artists.ts'
export { createArtwork, createArtworks, type NewArtwork, removeArtwork, updateArtwork } from './writing/artworks.ts'
export { chooseForHome } from './writing/home.ts'
export { createSeries, type NewSeries, updateSeries } from './writing/series.ts'
export { createPrintChoice, saveTechnique } from './writing/terms.ts'
