import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'

/** Writes into the form who the contact is that an address names, or whose order, once, and then forgets the address. */
export function useContactInAddress(isOpen: boolean, write: (typed: Record<string, string>) => void) {
  const [params, setParams] = useSearchParams()
  const reason = useReason()
  const hasArrived = useRef(false)
  useEffect(() => {
    const id = params.get('contact')
    const thing = params.get('of')
    if (!isOpen || !(id ?? thing) || hasArrived.current) return
    hasArrived.current = true
    async function fillIn() {
      try {
        const contact = id ?? (await findContactOf(thing ?? ''))
        const found = await call('GET /sales/contacts/{contact}', { params: { contact } })
        const { name, phone, locale, parts } = found.contact
        const email = parts.find((part) => part.email)?.email ?? ''
        write({ name, phone, locale, email, origin: params.get('origin') ?? '' })
      } catch (fault) {
        toast(reason(fault))
      }
      setParams({}, { replace: true })
    }
    void fillIn()
  }, [isOpen, params, setParams, write, reason])
}

const findContactOf = async (thing: string) =>
  (await call('GET /sales/contacts/of/{thing}', { params: { thing } })).contact
