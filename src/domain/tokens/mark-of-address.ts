import { timingSafeEqual } from 'node:crypto'

import type { Database } from '../../database/index.ts'
import { prove } from './prove.ts'

/** Stands for an address where it is not to be read; capitals make no other one. */
export const markOfAddress = async (db: Database, email: string): Promise<Buffer> =>
  (await prove(db, 'address', email.toLowerCase())).subarray(0, 16)

/** Whether a mark stands for this address. */
export const isMarkOf = async (db: Database, mark: Buffer, email: string): Promise<boolean> =>
  timingSafeEqual(mark, await markOfAddress(db, email))
