import type { Written } from '../../../contract/content/fields.ts'
import type { pages } from '../../../contract/content/kinds/articles.ts'
import type { footer, legalMention, menu } from '../../../contract/content/kinds/house.ts'
import { RESERVED_SLUGS, SITE_PAGES } from '../../../contract/content/reserved-slugs.ts'
import { picturePath, widthsOf } from '../../../contract/picture.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import { pictureOf } from './articles.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows } from './put-rows.ts'
import type { Shown } from './shown.ts'
import { settleSlugs, slugOf } from './slugs.ts'

/** The item that carries the pricing entry; the navigation knows it by this id. */
const PRICING_ID = 27

export const showPages: Projection<Written<(typeof pages)['fields']>> = {
  keepsHidden: false,
  show: async (tx, items, lookup) => {
    for (const item of items) refuseAddress(item)
    await settleSlugs(tx, 'pages', 'pages', items)
    await putRows(
      tx,
      'pages',
      items.map((item) => ({
        id: item.id,
        slug: slugOf(item),
        title: item.doc.title,
        body: item.doc.body,
        ...pictureOf(item, lookup),
        links: [],
        updated_at: new Date(),
      })),
      { keep: ['links'] },
    )
  },
  takeAway: (tx, ids) => deleteRows(tx, 'pages', ids),
}

/** What the site leads to stays where it is, and nothing else comes there. */
function refuseAddress(item: Pick<Shown<{ slug?: string | undefined }>, 'doc' | 'key'>): void {
  const slug = slugOf(item)
  const isMoved = slug !== item.key && [slug, item.key].some((one) => SITE_PAGES.includes(one))
  if (isMoved || RESERVED_SLUGS.includes(slug)) {
    throw new ContentRefusal('pages', item.key, [{ path: ['slug'], word: 'reserved' }])
  }
}

/** What there is exactly once cannot be taken away. */
export const stays = {
  keepsHidden: true,
  takeAway: async (): Promise<void> => {
    throw new DomainError('content-in-use')
  },
}

export const showFooter: Projection<Written<(typeof footer)['fields']>> = {
  ...stays,
  show: async (tx, items, lookup) => {
    for (const { doc } of items) {
      const picture = lookup.picture(doc.picture)
      await putRows(
        tx,
        'pages',
        [
          {
            slug: 'footer',
            title: doc.title,
            media_type: doc.video === undefined ? 'IMAGE' : 'VIDEO',
            image: picture && picturePath(picture.hash, widthsOf(picture.width).at(-1) as number, 'jpg'),
            video: doc.video,
            links: doc.links ?? [],
            updated_at: new Date(),
          },
        ],
        { id: 'slug' },
      )
    }
  },
}

export const showLegalMention: Projection<Written<(typeof legalMention)['fields']>> = {
  ...stays,
  show: async (tx, items) => {
    for (const { doc } of items) await putRows(tx, 'legal_mentions', [{ id: true, content: doc.content }])
  },
}

export const showMenu: Projection<Written<(typeof menu)['fields']>> = {
  ...stays,
  show: async (tx, items) => {
    for (const { doc } of items) await replaceMenu(tx, doc.items ?? [])
  },
}

async function replaceMenu(tx: Database, items: NonNullable<Written<(typeof menu)['fields']>['items']>): Promise<void> {
  await tx.deleteFrom('menu_items').execute()
  await putRows(
    tx,
    'menu_items',
    items.map((item, at) => ({
      id: item.carries_pricing ? PRICING_ID : at + (at + 1 >= PRICING_ID ? 2 : 1),
      position: at + 1,
      name: item.name,
      slug: item.slug ?? '',
      use_external_link: item.external_link !== undefined,
      external_link: item.external_link,
      dont_use_locale: item.dont_use_locale ?? false,
      authentication: item.authentication ?? false,
    })),
  )
}
