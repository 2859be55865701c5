import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { put } from '../../testing/write-content.ts'

test('the menu comes in order, with the specified fields and the language of each name', async () => {
  const gallery = await openTestGallery()

  const { menu } = await gallery.callIn('fr')('GET /menu')

  expect(menu.map(({ name }) => name)).toEqual([
    'Artistes',
    'Œuvres',
    'Galerie',
    'Actualités',
    'Presse',
    'Espace artistes',
  ])
  expect(menu.at(-1)).toEqual({
    id: 27,
    name: 'Espace artistes',
    slug: 'subscription',
    locale: 'fr',
    use_external_link: false,
    external_link: null,
    dont_use_locale: false,
    authentication: false,
  })
})

test('a menu item that is not translated falls back to English and says so', async () => {
  const gallery = await openTestGallery()
  await put(gallery.db, 'menu', 'menu', {
    items: [{ name: { en: 'The house' }, slug: 'gallery', carries_pricing: true }],
  })

  const { menu } = await gallery.callIn('cn')('GET /menu')

  expect(menu[0]).toMatchObject({ name: 'The house', locale: 'en' })
})

test('categories come with their limit', async () => {
  const gallery = await openTestGallery()

  const { categories } = await gallery.call('GET /categories', { query: { limit: 5 } })
  const { categories: first } = await gallery.call('GET /categories', { query: { limit: 1 } })

  expect(categories.map(({ slug }) => slug)).toEqual(['Drawing', 'Painting', 'Photography', 'Sculpture'])
  expect(first).toEqual([{ id: 1, slug: 'Drawing', name: { en: 'Drawing', fr: 'Dessin', cn: '素描' } }])
})

test('the footer page carries a title per language and its media', async () => {
  const gallery = await openTestGallery()
  await put(gallery.db, 'footer', 'footer', {
    title: { en: 'Spring hang', fr: 'Accrochage de printemps' },
    video: 'https://videos.example/watch?v=1',
  })

  const { page } = await gallery.call('GET /pages/{slug}', { params: { slug: 'footer' } })

  expect(page).toEqual({
    slug: 'footer',
    title: { en: 'Spring hang', fr: 'Accrochage de printemps' },
    body: null,
    media_type: 'VIDEO',
    image: null,
    video: 'https://videos.example/watch?v=1',
    links: [],
    picture: null,
  })
})

test('the legal mention has a text per language', async () => {
  const gallery = await openTestGallery()

  const { legal_mention } = await gallery.call('GET /legal-mentions')

  expect(Object.keys(legal_mention.content).toSorted()).toEqual(['cn', 'en', 'fr'])
})

test('the legal mention can be replaced', async () => {
  const gallery = await openTestGallery()
  await put(gallery.db, 'legal-mention', 'legal-mention', { content: { en: 'All rights reserved.' } })

  const { legal_mention } = await gallery.call('GET /legal-mentions')

  expect(legal_mention.content).toEqual({ en: 'All rights reserved.' })
})
