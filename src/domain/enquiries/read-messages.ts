import type { Selectable } from 'kysely'

import type { Database, EnquiryMessageRow } from '../../database/index.ts'

/** All that was said in these threads, in its order. */
export const readMessages = (db: Database, enquiryIds: string[]) =>
  db.selectFrom('enquiry_messages').selectAll().where('enquiry_id', 'in', enquiryIds).orderBy('id').execute()

/** What was said, as whoever may read the thread is told. */
export const presentMessage = <File>(
  { id, author, text, at, staff_id, mailed_from }: Selectable<EnquiryMessageRow>,
  filesOf: (messageId: string) => File[],
) => ({
  ...{ by: author, text, at: at.toISOString(), files: filesOf(id) },
  is_noted: author === 'sender' && staff_id !== null,
  is_by_mail: mailed_from !== null,
})
