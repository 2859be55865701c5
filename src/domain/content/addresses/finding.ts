/** What came of asking at an address; `unasked`: nobody could tell, which is no fault of the link. */
export interface Finding {
  outcome: 'there' | 'nowhere' | 'unasked'
  reason: string
}

/** Only what says of itself that it is not there leads nowhere: whoever is refused or kept waiting might find it. */
export function judgeStatus(status: number): Finding {
  if (status === 404 || status === 410) return { outcome: 'nowhere', reason: String(status) }
  return { outcome: status >= 200 && status < 300 ? 'there' : 'unasked', reason: String(status) }
}
