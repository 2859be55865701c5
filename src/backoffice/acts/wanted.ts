import { ACT_SUBJECTS, type ActSubject } from '../../contract/acts/log.ts'

/** What of the activity is wanted, as the address of the screen says it. */
export interface WantedActs {
  person?: string
  subject?: ActSubject
  thing?: string
  from?: string
  until?: string
}

/** Reads it from the address; what means nothing is left out. */
export function readWanted(search: URLSearchParams): WantedActs {
  const subject = ACT_SUBJECTS.find((one) => one === search.get('subject'))
  const texts = (['person', 'thing', 'from', 'until'] as const).flatMap((name) => {
    const text = search.get(name)
    return text ? [[name, text] as const] : []
  })
  return { ...Object.fromEntries(texts), ...(subject ? { subject } : {}) }
}
