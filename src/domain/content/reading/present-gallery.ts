import { DEFAULT_LOCALE, type Locale, localize } from '../../../contract/locale.ts'
import { type PictureFormat, picturePath, widthsOf } from '../../../contract/picture.ts'
import type { Database, LocalizedText } from '../../../database/index.ts'
import { selectPicture } from '../../catalogue/index.ts'
import { readSettings, writtenLanguages } from '../../gallery/index.ts'
import { PLACE_COLUMNS, presentPlace, SELECT_TODAY } from './present-place.ts'

// As high as the header shows it, for sharp screens.
const LOGO_HEIGHT = 80
const SHARED_WIDTH = 1200

/** What visitors may see of the gallery itself, in their language or else in English. */
export async function presentGallery(db: Database, locale: Locale) {
  const { name, logo, shared, ...row } = await db
    .selectFrom('gallery')
    .select(['name', 'tagline', 'description', 'opening_line', 'introduction', 'invitation', 'accent', 'time_zone'])
    .select(PLACE_COLUMNS)
    .select(SELECT_TODAY)
    .select(selectPicture('gallery.logo_id', 'gallery.name').as('logo'))
    .select(selectPicture('gallery.share_picture_id', 'gallery.name').as('shared'))
    .executeTakeFirstOrThrow()
  const settings = await readSettings(db)
  const languages = writtenLanguages(settings)
  const preferred = settings.default_language ?? DEFAULT_LOCALE
  const say = (text: LocalizedText | null) => text && localize(text, locale)
  return {
    name: localize(name, locale),
    tagline: say(row.tagline),
    description: say(row.description),
    opening_line: say(row.opening_line),
    introduction: say(row.introduction),
    invitation: say(row.invitation),
    accent: row.accent,
    logo: logo && present(logo, (LOGO_HEIGHT * logo.width) / logo.height, 'webp'),
    share_picture: shared && present(shared, SHARED_WIDTH, 'jpg'),
    place: presentPlace(row, locale),
    time_zone: row.time_zone,
    languages,
    default_language: languages.includes(preferred) ? preferred : DEFAULT_LOCALE,
    shows_prices: (settings.prices_for ?? 'everybody') === 'everybody',
    company: {
      name: settings.legal_name,
      form: settings.legal_form,
      register: settings.register,
      vat_number: settings.vat_number,
    },
  }
}

interface Stored {
  hash: string
  width: number
  height: number
}

/** The smallest rendition that is wide enough, in the proportions of the original. */
function present({ hash, width, height }: Stored, wanted: number, format: PictureFormat) {
  const widths = widthsOf(width)
  const chosen = widths.find((one) => one >= wanted) ?? Math.max(...widths)
  return { path: picturePath(hash, chosen, format), width, height }
}
