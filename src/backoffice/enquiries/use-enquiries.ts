import { call } from '../api/call.ts'
import { usePages } from '../api/use-pages.ts'

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
  const query = { ...ASKED[box], query: text || undefined, assigned: assigned || undefined }
  const pages = usePages(
    query,
    async (page: number | undefined, options) => {
      const { enquiries, next_page } = await call('GET /sales/enquiries', { query: { ...query, page } }, options)
      return { rows: enquiries, next: next_page }
    },
    ({ reference }) => reference,
  )
  return { box, text, assigned, pages }
}
