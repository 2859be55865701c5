import { SEARCH_TYPES } from '../contract/catalogue/values.ts'
import { putDocuments, searchDocuments, type SearchDocument } from '../domain/search/index.ts'
import { openTestGallery } from './open-test-gallery.ts'

const VASSEUR = { en: 'Hélène Vasseur', cn: '海伦·瓦瑟尔' }
const LIN = { en: 'Lin Yue', cn: '林月' }
const OIL = { en: 'Oil on canvas', fr: 'Huile sur toile', cn: '布面油画' }

/** A collection small enough to know by heart. */
const SMALL_COLLECTION: SearchDocument[] = [
  { type: 'artists', id: 1, title: VASSEUR, texts: [{ en: 'She paints rivers.', fr: 'Elle peint des rivières.' }] },
  { type: 'artists', id: 2, title: LIN, texts: [null] },
  {
    type: 'artworks',
    id: 1,
    title: { en: 'Summer at the river', fr: 'L’été à la rivière', cn: '河边的夏天' },
    names: [VASSEUR, OIL],
    texts: [{ en: 'Painted from a boat.', fr: 'Peint depuis une barque.', cn: '在小船上画成。' }],
  },
  { type: 'artworks', id: 2, title: { en: 'Red sky', fr: 'Ciel rouge', cn: '红色的天空' }, names: [LIN, OIL] },
  { type: 'artworks', id: 3, title: { en: 'Study', fr: 'Étude pour une Œuvre', cn: '向日葵习作' }, names: [LIN] },
  { type: 'artworks', id: 4, title: { en: 'Große Straße' }, names: [VASSEUR] },
  { type: 'series', id: 1, title: { en: 'Gardens of Suzhou', fr: 'Jardins de Suzhou', cn: '苏州园林' }, names: [LIN] },
  { type: 'news', id: 1, title: { en: 'A new hanging' }, texts: [{ en: 'Hélène Vasseur shows seven works.' }] },
  { type: 'press', id: 1, title: { en: 'Quiet waters' }, names: [{ en: 'Le Journal' }], texts: [{ en: 'On rivers.' }] },
]

/** A gallery where these can be found, and what a query finds there, such as `artworks 1`, group after group. */
export async function openTestSearch(documents: SearchDocument[] = SMALL_COLLECTION) {
  const { db, pool } = await openTestGallery()
  await putDocuments(db, documents)
  const find = async (query: string) => {
    const { results } = await searchDocuments(db, { query })
    return SEARCH_TYPES.flatMap((type) => results[type].ids.map((id) => `${type} ${id}`))
  }
  return { db, pool, find }
}
