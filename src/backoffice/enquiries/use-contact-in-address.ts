import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'

/** Writes into the form who the contact is that an address names, once, and then forgets the address. */
export function useContactInAddress(isOpen: boolean, write: (typed: Record<string, string>) => void) {
  const [params, setParams] = useSearchParams()
  const reason = useReason()
  const hasArrived = useRef(false)
  useEffect(() => {
    const id = params.get('contact')
    if (!isOpen || !id || hasArrived.current) return
    hasArrived.current = true
    async function fillIn(contact: string) {
      try {
        const found = await call('GET /sales/contacts/{contact}', { params: { contact } })
        const { name, phone, locale, parts } = found.contact
        write({ name, phone, locale, email: parts.find(({ email }) => email)?.email ?? '' })
      } catch (fault) {
        toast(reason(fault))
      }
      setParams({}, { replace: true })
    }
    void fillIn(id)
  }, [isOpen, params, setParams, write, reason])
}
