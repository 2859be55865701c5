export { ensureKey, renewKey } from './certificate-keys.ts'
export { drawSample } from './draw-sample.ts'
export { findByCode, findById, findOfOrder, findOwned, listOwned, readOfOrders } from './find-certificate.ts'
export { issueCertificates } from './issue-certificates.ts'
export { drawCertificate, readCertificatePdf, type Studio } from './keep-certificate.ts'
export {
  isAsSigned,
  isKey,
  type MovedCertificate,
  type MovedKey,
  takeKeys,
  takeRegister,
  tellKeys,
  tellRegister,
} from './move-register.ts'
export { noteCertificatesDue } from './note-due.ts'
export { type OwnerNotes, readNotes, saveNotes } from './owner-notes.ts'
export { presentCertificates, presentOwned } from './present-certificate.ts'
export { acceptTransfer, disownCertificates, findTransfer, offerTransfer, withdrawTransfer } from './transfers.ts'
export { voidCertificate } from './void-certificate.ts'
export { certificateMails } from './certificate-mails.ts'
