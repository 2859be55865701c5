import type { Database } from '../database/index.ts'
import {
  createArtist,
  createArtwork,
  createSeries,
  type NewArtist,
  type NewArtwork,
  type NewSeries,
  saveTechnique,
} from './write-content.ts'

const PUBLISHED = new Date('2026-01-01T12:00:00Z')

type Added = Promise<{ id: number; slug: string }>

/** Makes what a test is not about: everything has a sound default, and belongs to one artist unless said otherwise. */
export interface Factories {
  addArtist: (wishes?: Partial<NewArtist>) => Added
  addSeries: (wishes?: Partial<NewSeries>) => Added
  addArtwork: (wishes?: Partial<NewArtwork>) => Added
  /** The id of a technique with this slug, made if need be. */
  addTechnique: (slug?: string) => Promise<number>
}

/** Factories that write through the domain's own functions. */
export function createFactories(db: Database): Factories {
  let artist: Added | undefined
  let technique: Promise<number> | undefined
  const addArtist: Factories['addArtist'] = (wishes) =>
    createArtist(db, {
      name: { en: 'Hélène Vasseur', cn: '海伦·瓦瑟' },
      type_id: 2,
      groups: ['gallery'],
      published_at: PUBLISHED,
      ...wishes,
    })
  const addTechnique: Factories['addTechnique'] = (slug = 'oil-on-canvas') =>
    saveTechnique(db, { slug, name: { en: slug.replaceAll('-', ' ') } })
  const someArtist = async () => (await (artist ??= addArtist())).id
  return {
    addArtist,
    addTechnique,
    addSeries: async (wishes) =>
      createSeries(db, {
        artist_id: wishes?.artist_id ?? (await someArtist()),
        title: { en: 'Tides' },
        published_at: PUBLISHED,
        ...wishes,
      }),
    addArtwork: async (wishes) =>
      createArtwork(db, {
        artist_id: wishes?.artist_id ?? (await someArtist()),
        technique_id: wishes?.technique_id ?? (await (technique ??= addTechnique())),
        category_id: 2,
        kind: 'original',
        title: { en: 'Low tide', fr: 'Marée basse', cn: '退潮' },
        year: 2024,
        height: 800,
        width: 600,
        price: 120_000,
        published_at: PUBLISHED,
        ...wishes,
      }),
  }
}
