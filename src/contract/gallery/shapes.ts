import { z } from 'zod'

import { picture } from '../catalogue/shapes.ts'
import { locale, localizedText } from '../fields.ts'

/** A text in the caller's language, or in English where it was not translated. */
const text = z.string()

const placeParts = {
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable().describe('Two letters, such as FR.'),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  opening_hours: z.array(
    z.object({
      days: z.array(z.int()).describe('From 1, Monday, to 7, Sunday.'),
      opens: z.string().describe('Such as 11:00.'),
      closes: z.string(),
    }),
  ),
  holidays: z
    .array(
      z.object({
        begins: z.string(),
        ends: z.string(),
        opens: z.string().nullable().describe('Closed where this is null.'),
        closes: z.string().nullable(),
        reason: text.nullable(),
      }),
    )
    .describe('When it is not open as usual, as far as that is soon.'),
}
const place = z.object(placeParts).meta({ id: 'Place' })

/** Where the gallery is beside its own address. */
export const location = z
  .object({ id: z.int(), name: text, about: text.nullable(), ...placeParts })
  .meta({ id: 'Location' })

const sign = z
  .object({
    path: z.string().describe('One rendition, below /storage.'),
    width: z.int().describe('Of the original, in pixels.'),
    height: z.int(),
  })
  .meta({ id: 'Sign' })

/** What belongs to this gallery and to no other, as visitors may see it; what is null is left out where it would stand. */
export const gallery = z
  .object({
    name: text,
    tagline: text.nullable().describe('What it is, in a word or two.'),
    description: text.nullable().describe('What search engines tell of it.'),
    opening_line: text.nullable().describe('The first words of the home page.'),
    introduction: text.nullable().describe('What follows them.'),
    invitation: text.nullable().describe('The first words of its own page.'),
    accent: z.string().nullable().describe('A colour such as #8c3a22.'),
    logo: sign.nullable().describe('Stands in the place of the name.'),
    share_picture: sign.nullable().describe('What a shared link shows of a page without a picture of its own.'),
    place,
    time_zone: z.string().describe('Whose days are its days, such as Europe/Paris.'),
    languages: z
      .array(locale)
      .describe('Those it writes in; pages in any other show the default one, and are listed nowhere.'),
    default_language: locale.describe('For whoever asks for none that there is.'),
    shows_prices: z.boolean().describe('Whether everybody may see them; else no reply that is kept for all has any.'),
    company: z
      .object({
        name: z.string().nullable(),
        form: z.string().nullable(),
        register: z.string().nullable(),
        vat_number: z.string().nullable(),
      })
      .describe('Who answers for it by law.'),
  })
  .meta({ id: 'Gallery' })

/** What staff have written, at an address of its own. */
export const page = z
  .object({
    slug: z.string(),
    title: localizedText,
    body: localizedText.nullable(),
    media_type: z.enum(['IMAGE', 'VIDEO']).nullable(),
    image: z.string().nullable().describe('A path below /storage.'),
    video: z.string().nullable().describe('The address of a video page.'),
    links: z
      .array(z.object({ name: z.string(), url: z.string() }))
      .describe('Places of the gallery elsewhere, such as social networks.'),
    picture: picture.nullable().describe('Its words in the caller’s language.'),
  })
  .meta({ id: 'Page' })
