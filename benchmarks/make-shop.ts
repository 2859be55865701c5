import path from 'node:path'

import type { Pool } from 'pg'

import { openDatabase } from '../src/database/index.ts'
import { createUser, openSession } from '../src/domain/accounts/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { beginGallery } from '../src/domain/folder/index.ts'
import { createFactories } from '../src/testing/factories.ts'

/** Where a gallery keeps what it has. */
export interface Place {
  dataDir: string
  databaseUrl?: string | undefined
  migrationsDir: string
}

export const migrationsDir = path.resolve(import.meta.dirname, '../src/database/migrations')

/** A work for sale, and how many copies of it there are. */
export interface Work {
  id: number
  copies: number
}

/** Somebody who can buy. */
export interface Person {
  email: string
  token: string
  /** Where they come from: nobody shares an address, or its limits would stop them. */
  from: string
}

/**
 * Fills a database that no gallery has open yet with works and people, so that it is taken for the demo: only there
 * the sandbox takes the money. Each number of copies becomes a work: one an original, more an edition.
 */
export async function makeShop(place: Place, copies: number[], people: number) {
  const { db, pool, close } = await openDatabase(place)
  try {
    const files = await openFiles({ s3: undefined, dataDir: place.dataDir })
    await beginGallery({ db, files, folder: path.resolve(import.meta.dirname, '../new-gallery') })
    await pool.query('INSERT INTO demo DEFAULT VALUES ON CONFLICT DO NOTHING')
    const { addArtwork } = createFactories(db)
    const works: Work[] = []
    for (const count of copies) {
      const { id } = await addArtwork(count === 1 ? {} : { kind: 'print', edition_size: count })
      works.push({ id, copies: count })
    }
    const persons: Person[] = []
    for (let at = 0; at < people; at++) {
      const email = `buyer-${at}@example.com`
      const { id } = await createUser(db, { name: `Buyer ${at}`, email, locale: 'en', isVerified: true })
      persons.push({ email, token: await openSession(db, id), from: `10.0.${at >> 8}.${at & 255}` })
    }
    return { works, persons }
  } finally {
    await close()
  }
}

/** The rows of one question. */
export async function ask<Row extends object>(pool: Pool, question: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>(question, values)).rows
}
