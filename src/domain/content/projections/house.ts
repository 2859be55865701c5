import type { Written } from '../../../contract/content/fields.ts'
import type { gallery, home, locations, rooms } from '../../../contract/content/kinds/house.ts'
import { settings } from '../../../contract/content/kinds/settings.ts'
import type { Database, HomeSelectionRow } from '../../../database/index.ts'
import type { Lookup } from './lookup.ts'
import { stays } from './pages.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows } from './put-rows.ts'
import { refuseForeignMask } from './refuse-foreign-mask.ts'

type Home = Written<(typeof home)['fields']>

export const showHome: Projection<Home> = {
  ...stays,
  show: async (tx, items, lookup) => {
    for (const { doc } of items) await replaceHome(tx, doc, lookup)
  },
}

async function replaceHome(tx: Database, doc: Home, lookup: Lookup): Promise<void> {
  const one = (key: string | undefined) => (key === undefined ? [] : [key])
  const chosen = (part: HomeSelectionRow['part'], column: string, ids: number[]) =>
    ids.map((id) => ({ part, [column]: id }))
  const rows = [
    ...chosen('hero', 'artwork_id', lookup.ids('artworks', one(doc.hero_artwork))),
    ...chosen('hero', 'exhibition_id', lookup.ids('exhibitions', one(doc.hero_exhibition))),
    ...chosen('exhibition', 'exhibition_id', lookup.ids('exhibitions', one(doc.exhibition))),
    ...chosen('artworks', 'artwork_id', lookup.ids('artworks', doc.artworks)),
    ...chosen('artists', 'artist_id', lookup.ids('artists', doc.artists)),
    ...chosen('series', 'series_id', lookup.ids('series', doc.series)),
    ...chosen('news', 'news_id', lookup.ids('news', doc.news)),
  ]
  await tx.deleteFrom('home_selections').execute()
  if (rows.length === 0) return
  await tx
    .insertInto('home_selections')
    .values(rows.map((row, position) => ({ ...row, position })))
    .execute()
}

export const showRooms: Projection<Written<(typeof rooms)['fields']>> = {
  keepsHidden: false,
  show: (tx, items, lookup) =>
    putRows(
      tx,
      'rooms',
      items.flatMap(({ id, key, doc }) => {
        const { picture: file, wall_mask, picture_width_cm, position = 0, wall_color, ...place } = doc
        const [picture, mask] = [lookup.picture(file), lookup.picture(wall_mask)]
        if (!picture) return []
        refuseForeignMask({ kind: 'rooms', key, field: 'wall_mask' }, picture, mask)
        return [
          {
            id,
            ...place,
            position,
            wall_color,
            picture_id: picture.id,
            wall_mask_id: mask?.id,
            picture_width: Math.round(picture_width_cm * 10),
          },
        ]
      }),
    ),
  takeAway: (tx, ids) => deleteRows(tx, 'rooms', ids),
}

export const showLocations: Projection<Written<(typeof locations)['fields']>> = {
  keepsHidden: false,
  show: (tx, items) =>
    putRows(
      tx,
      'locations',
      items.map(({ id, doc: { opening_hours = [], holidays = [], position = 0, ...row } }) => ({
        ...{ ...ABSENT_PLACE, about: null, ...row },
        ...{ id, position, opening_hours, holidays },
      })),
    ),
  takeAway: (tx, ids) => deleteRows(tx, 'locations', ids),
}

export const showGallery: Projection<Written<(typeof gallery)['fields']>> = {
  ...stays,
  show: async (tx, items, lookup) => {
    for (const { doc } of items) {
      const { logo, share_picture, opening_hours = [], holidays = [], ...row } = doc
      await putRows(tx, 'gallery', [
        {
          ...ABSENT,
          ...row,
          id: true,
          logo_id: lookup.picture(logo)?.id,
          share_picture_id: lookup.picture(share_picture)?.id,
          opening_hours,
          holidays,
        },
      ])
    }
  },
}

export const showSettings: Projection<Written<(typeof settings)['fields']>> = {
  ...stays,
  show: async (tx, items) => {
    for (const { doc } of items) await putRows(tx, 'settings', [{ ...ABSENT_SETTINGS, ...doc, id: true }])
  },
}

const absent = (names: string[]): Record<string, null> => Object.fromEntries(names.map((name) => [name, null]))

/** Whatever is no longer said is forgotten. */
const ABSENT_SETTINGS = absent(Object.keys(settings.fields))
const ABSENT_PLACE = absent(['street', 'postcode', 'city', 'country', 'phone', 'email', 'latitude', 'longitude'])
const ABSENT = {
  ...ABSENT_PLACE,
  ...absent(['tagline', 'description', 'opening_line', 'introduction', 'invitation', 'accent']),
  ...absent(['sender_name', 'sender_address', 'mail_signature', 'mail_phone']),
}
