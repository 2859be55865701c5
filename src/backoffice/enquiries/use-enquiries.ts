import { useState } from 'react'

import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'

/** Which of them are shown; those that wait unless somebody wishes otherwise. */
export const BOXES = ['waiting', 'open', 'closed', 'all'] as const
type Box = (typeof BOXES)[number]

const ASKED = {
  waiting: { status: 'open', awaits_answer: 'true' },
  open: { status: 'open' },
  closed: { status: 'closed' },
  all: {},
} as const satisfies Record<Box, object>

/** The enquiries that an address asks for, page by page. */
export function useEnquiries(params: URLSearchParams) {
  const box = BOXES.find((one) => one === params.get('state')) ?? 'waiting'
  const text = params.get('query')?.slice(0, 100) ?? ''
  const assigned = params.get('assigned') ?? ''
  const query = { ...ASKED[box], ...(text ? { query: text } : {}), ...(assigned ? { assigned } : {}) }
  const { value, error, retry, replace } = useFetched(JSON.stringify(query), (signal) =>
    call('GET /sales/enquiries', { query }, { signal }),
  )
  const [isAdding, setAdding] = useState(false)

  async function showMore() {
    if (!value?.next_page || isAdding) return
    setAdding(true)
    try {
      const next = await call('GET /sales/enquiries', { query: { ...query, page: value.next_page } })
      replace({ ...next, enquiries: join(value.enquiries, next.enquiries) })
    } finally {
      setAdding(false)
    }
  }

  return { box, text, assigned, value, error, retry, showMore }
}

/** What was said meanwhile moves enquiries down the pages: none is shown twice. */
const join = (shown: SalesEnquiry[], next: SalesEnquiry[]) => [
  ...shown,
  ...next.filter(({ reference }) => shown.every((one) => one.reference !== reference)),
]
