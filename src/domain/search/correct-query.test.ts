import { expect, test } from 'vitest'

import { openTestSearch } from '../../testing/open-test-search.ts'
import { putDocuments, removeDocuments, type SearchDocument, searchDocuments } from './index.ts'

const NAMES = [
  'Hélène Vasseur',
  'Lin Yue',
  'Amedeo Modigliani',
  'Paul Klee',
  'Claude Monet',
  'Édouard Manet',
  'Wassily Kandinsky',
  'Jean-Michel Basquiat',
  'Georgia O’Keeffe',
  'Katsushika Hokusai',
  'Berthe Morisot',
  'Helen Frankenthaler',
]
const TITLES = [
  'Winter landscape',
  'La fenêtre ouverte',
  'The lighthouse',
  'Nymphéas',
  'Still life with quinces',
  'Horses',
]

const COLLECTION: SearchDocument[] = [
  ...NAMES.map((name, at) => ({ type: 'artists' as const, id: at + 1, title: { en: name } })),
  ...TITLES.map((title, at) => ({ type: 'artworks' as const, id: at + 1, title: { en: title } })),
]

test('forgives slips', async () => {
  const { find } = await openTestSearch(COLLECTION)
  const cases = {
    // A letter too few, too many, wrong, doubled, swapped; the first one too.
    'helen vaseur': 'Hélène Vasseur',
    'hellene vasseur': 'Hélène Vasseur',
    vassuer: 'Hélène Vasseur',
    basseur: 'Hélène Vasseur',
    'lin yeu': 'Lin Yue',
    modilgani: 'Amedeo Modigliani',
    modigliany: 'Amedeo Modigliani',
    amadeo: 'Amedeo Modigliani',
    kle: 'Paul Klee',
    kleee: 'Paul Klee',
    mnoet: 'Claude Monet',
    monnet: 'Claude Monet',
    'edouard mannet': 'Édouard Manet',
    'eduard manet': 'Édouard Manet',
    kandinski: 'Wassily Kandinsky',
    kandynsky: 'Wassily Kandinsky',
    'vassily kandinsky': 'Wassily Kandinsky',
    basquait: 'Jean-Michel Basquiat',
    'jean michelle basquiat': 'Jean-Michel Basquiat',
    okeefe: 'Georgia O’Keeffe',
    okeeffe: 'Georgia O’Keeffe',
    "o'keefe": 'Georgia O’Keeffe',
    hokusia: 'Katsushika Hokusai',
    hocusai: 'Katsushika Hokusai',
    morrisot: 'Berthe Morisot',
    frankentaler: 'Helen Frankenthaler',
    lanscape: 'Winter landscape',
    'wintr landskape': 'Winter landscape',
    'fenetre ouvrete': 'La fenêtre ouverte',
    lighthosue: 'The lighthouse',
    nimpheas: 'Nymphéas',
    'stil life': 'Still life with quinces',
    hores: 'Horses',
  }

  const found: Record<string, string> = {}
  for (const query of Object.keys(cases)) {
    const [first = ''] = await find(query)
    const [type, id] = first.split(' ')
    found[query] = (type === 'artists' ? NAMES : TITLES)[Number(id) - 1] ?? ''
  }

  expect(found).toEqual(cases)
})

test('tells what was searched for instead', async () => {
  const { db } = await openTestSearch(COLLECTION)
  const correct = async (query: string) => (await searchDocuments(db, { query })).corrected

  expect(await correct('the lihgthouse')).toBe('the lighthouse')
  expect(await correct('Fenetre OUVRETE')).toBe('fenetre ouverte')
  expect(await correct('lighthouse')).toBeNull()
  expect(await correct('lighth')).toBeNull()
  expect(await correct('lighthouse in the xylophone')).toBeNull()

  // Whichever group is asked for, even one without a match.
  const typed = await searchDocuments(db, { query: 'monet', type: 'press' })
  const misspelt = await searchDocuments(db, { query: 'monnet', type: 'press' })
  expect(typed).toMatchObject({ corrected: null, results: { press: { total: 0 }, artists: { total: 1 } } })
  expect(misspelt).toMatchObject({ corrected: 'monet', results: { press: { total: 0 }, artists: { total: 1 } } })
})

test('does not make another word of a short one, of a number or of what is only a little like it', async () => {
  const { find } = await openTestSearch([
    ...COLLECTION,
    { type: 'news', id: 1, title: { en: 'Wind and line 2024' } },
    { type: 'news', id: 2, title: { en: 'Art in the house' } },
  ])

  for (const query of ['wine', 'ark', 'lane', '2025', 'light horse', 'mantel', 'lintel', 'winners', 'hospital']) {
    expect(await find(query), query).toEqual([])
  }
})

test('a word that has gone is not what anybody meant', async () => {
  const { db, find } = await openTestSearch([
    { type: 'artworks', id: 1, title: { en: 'Mountain' } },
    { type: 'artworks', id: 2, title: { en: 'Fountain' } },
  ])
  expect(await find('mountaiin')).toEqual(['artworks 1'])

  await putDocuments(db, [{ type: 'artworks', id: 1, title: { en: 'Quay' } }])
  expect(await find('mountaiin')).toEqual(['artworks 2'])

  await removeDocuments(db, 'artworks', [2])
  expect(await find('mountaiin')).toEqual([])
})
