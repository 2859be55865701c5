import { PEOPLE } from '../people/people.ts'

/** Somebody whom the demo's service knows. */
export interface Person {
  id: 'visitor' | 'collector' | 'unverified'
  name: string
  email: string
  email_verified: boolean
}

/** Whom one can be: somebody new, somebody the gallery knows, and somebody it must not take the service's word for. */
export const PERSONS: readonly Person[] = [
  { id: 'visitor', name: 'Camille Roche', email: 'camille.roche@id.cimaise.example', email_verified: true },
  { id: 'collector', name: PEOPLE.collector.name, email: PEOPLE.collector.email, email_verified: true },
  { id: 'unverified', name: 'Noé Lambert', email: 'noe.lambert@id.cimaise.example', email_verified: false },
]
