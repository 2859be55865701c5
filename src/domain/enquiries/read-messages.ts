import type { Database } from '../../database/index.ts'

/** All that was said in these threads, in its order. */
export const readMessages = (db: Database, enquiryIds: string[]) =>
  db.selectFrom('enquiry_messages').selectAll().where('enquiry_id', 'in', enquiryIds).orderBy('id').execute()

/** Whether staff noted what the sender said. */
export const isNoted = ({ author, staff_id }: { author: 'sender' | 'gallery'; staff_id: string | null }) =>
  author === 'sender' && staff_id !== null
