import type { Insertable } from 'kysely'

import { type Database, type HomeSelectionRow, transact } from '../../../database/index.ts'

type Chosen = Omit<Insertable<HomeSelectionRow>, 'part' | 'position'>

/** Replaces what staff chose for one part of the home page; with nothing the latest is shown again. */
export async function chooseForHome(db: Database, part: HomeSelectionRow['part'], chosen: Chosen[]): Promise<void> {
  await transact(db, async (tx) => {
    await tx.deleteFrom('home_selections').where('part', '=', part).execute()
    if (chosen.length > 0) {
      await tx
        .insertInto('home_selections')
        .values(chosen.map((one, position) => ({ ...one, part, position })))
        .execute()
    }
  })
}
