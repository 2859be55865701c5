import { type Database, transact } from '../../database/index.ts'
import { removeUnclaimed } from '../applications/index.ts'
import { DomainError } from '../domain-error.ts'
import type { FileStore } from '../files/index.ts'
import { enquiryNotedMail } from './enquiry-mails.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { forgetEnquiries } from './own-enquiries.ts'
import { writeToSender } from './write-to-sender.ts'

/**
 * Notes the address of somebody who left only a number: from now on they are mailed, and the thread is that address's. An
 * address that is known stays, since the thread belongs to whoever reads its mail; the same one again is the same one.
 */
export async function addAddress(
  db: Database,
  enquiryId: string,
  { email, is_mailed }: { email: string; is_mailed: boolean },
): Promise<void> {
  await transact(db, async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId)
    if (enquiry.email === email) return
    if (enquiry.email !== '') throw new DomainError('address-known')
    await tx.updateTable('enquiries').set({ email }).where('id', '=', enquiryId).execute()
    if (is_mailed) await writeToSender(tx, { ...enquiry, email }, enquiryNotedMail, { enquiryId })
  })
}

/** Forgets all that was noted of somebody who left no address; whoever has one is found and erased by it. */
export async function forgetCaller(db: Database, files: FileStore, enquiryId: string): Promise<void> {
  const keys = await transact(db, async (tx) => {
    const { email } = await lockEnquiry(tx, enquiryId)
    if (email !== '') throw new DomainError('address-known')
    return forgetEnquiries(tx, [enquiryId])
  })
  await removeUnclaimed(db, files, keys)
}
