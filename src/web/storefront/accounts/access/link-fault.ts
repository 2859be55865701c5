import { ApiError } from '../../../../contract/client.ts'

/** Why a link from an e-mail does not count. */
export type LinkFault = 'link-expired' | 'link-used' | 'link-invalid'

/** The fault of the link itself, if that is what made a call fail. */
export function linkFaultOf(fault: unknown): LinkFault | undefined {
  if (!(fault instanceof ApiError)) return undefined
  if (fault.code === 'link-expired' || fault.code === 'link-used') return fault.code
  // Whatever else the server finds wrong with a link, it was not copied as it was sent.
  return fault.code === 'link-invalid' || fault.code === 'validation-failed' ? 'link-invalid' : undefined
}
