import { localize } from '../../contract/locale.ts'
import type { Database, LocalizedText } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatCountry, formatMoney } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import { readArtworkCards } from '../catalogue/index.ts'
import { type Description, type Due, hasLink, toMailPicture } from '../mail/index.ts'
import { makeAnswerAddress } from './answer-address.ts'
import { readAttached } from './enquiry-files.ts'
import { isGreeting } from './is-greeting.ts'

interface Told {
  enquiryId: string
  /** What is told of the thread; its beginning unless named. */
  messageId?: string
  offerId?: string
}

/** An enquiry as a mail tells it: what stands in the places of its words, the details between them, and where an answer goes. */
export async function describeEnquiry(
  db: Database,
  { facts: { enquiryId, messageId, offerId }, locale, galleryName, answersTo }: Due<Told>,
  { isToGallery } = { isToGallery: false },
): Promise<Description | undefined> {
  const enquiry = await db.selectFrom('enquiries').selectAll().where('id', '=', enquiryId).executeTakeFirst()
  if (!enquiry) return undefined
  const { reference, name, email, phone } = enquiry
  const { order, enquiry: words } = mailMessages[locale]
  const isBeginning = messageId === undefined && offerId === undefined
  const read = (text: LocalizedText) => localize(text, locale)
  const title = (text: LocalizedText) => fill(order.workTitle, { title: read(text) })

  const offer = offerId === undefined ? undefined : await readOffer(db, offerId)
  if (offerId !== undefined && !offer) return undefined
  const said = offer ? offer.note : await readMessage(db, enquiryId, messageId)
  const works = offer ? [] : await readWorks(db, enquiryId)
  // Whoever did not ask for it has the work before their eyes.
  const isShown = enquiry.origin === 'gallery' && !isToGallery
  const shown = offer
    ? [{ ...offer, id: offer.artwork_id }]
    : isShown
      ? works.map((work) => ({ ...work, price: null }))
      : []
  const cards = await readArtworkCards(
    db,
    shown.map(({ id }) => id),
    locale,
  )
  const attached = messageId === undefined ? [] : (await readAttached(db, [enquiryId]))(messageId)
  // Anybody may give anybody's address: what could be an advertisement is not carried to those who did not ask for it.
  const isWithheld = isBeginning && !isToGallery && enquiry.origin === 'site' && !enquiry.is_verified && hasLink(said)
  const isFromSender = isToGallery || isBeginning
  const facts = [
    { name: words.reference, lines: [reference] },
    ...(isToGallery ? [{ name: words.sender, lines: [name, email, phone].filter((line) => line !== '') }] : []),
    ...(isToGallery && isBeginning ? [{ name: words.about, lines: [words.kindNames[enquiry.kind]] }] : []),
    ...(works.length > 0 && !isShown
      ? [{ name: words.works, lines: works.map((work) => `${title(work.title)}, ${read(work.artist)}`) }]
      : []),
    ...(offer?.delivery_country && offer.delivery_price
      ? [
          {
            name: words.deliveryTo,
            lines: [formatCountry(offer.delivery_country, locale), formatMoney(offer.delivery_price / 100, locale)],
          },
        ]
      : []),
    ...(offer ? [{ name: words.validUntil, lines: [formatDay(offer.valid_until, locale)] }] : []),
    ...(attached.length > 0 ? [{ name: words.files, lines: attached.map((file) => file.name) }] : []),
    ...(said === '' || isWithheld
      ? []
      : [{ name: isFromSender ? words.message : words.fromGallery, lines: said.split(/\r?\n/), isQuoted: true }]),
    ...(answersTo === undefined || isToGallery ? [] : [{ name: words.toAnswer, lines: [words.simplyAnswer] }]),
  ]
  const replyTo = isToGallery
    ? email && { name, address: email }
    : answersTo && { name: galleryName, address: await makeAnswerAddress(db, answersTo, reference) }
  return {
    ...(enquiry.origin === 'gallery' && !isToGallery ? { because: words.automaticBegun } : {}),
    greetsItself: !isFromSender && isGreeting(said, name),
    values: { reference, sender: name },
    details: {
      facts,
      works: shown.map((work) => {
        const picture = cards.find(({ id }) => id === work.id)?.picture
        return {
          ...{ title: title(work.title), artist: read(work.artist), options: [] },
          ...(work.price === null ? {} : { price: formatMoney(work.price / 100, locale) }),
          ...(picture ? { picture: toMailPicture(picture) } : {}),
        }
      }),
      sums: [],
    },
    ...(replyTo ? { replyTo } : {}),
  }
}

async function readMessage(db: Database, enquiryId: string, messageId: string | undefined) {
  let found = db.selectFrom('enquiry_messages').select('text').where('enquiry_id', '=', enquiryId)
  if (messageId !== undefined) found = found.where('id', '=', messageId)
  return (await found.orderBy('id').limit(1).executeTakeFirst())?.text ?? ''
}

const readWorks = (db: Database, enquiryId: string) =>
  db
    .selectFrom('enquiry_artworks')
    .innerJoin('artworks', 'artworks.id', 'artwork_id')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .select(['artworks.id', 'title', 'artists.name as artist'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('enquiry_artworks.position')
    .execute()

const readOffer = (db: Database, offerId: string) =>
  db
    .selectFrom('offers')
    .innerJoin('artworks', 'artworks.id', 'artwork_id')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .select(['offers.price', 'artwork_id', 'valid_until', 'note', 'title', 'artists.name as artist'])
    .select(['delivery_price', 'delivery_country'])
    .where('offers.id', '=', offerId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
