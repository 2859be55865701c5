import { useRouteLoaderData } from 'react-router'

import type { Site } from '../page-data.ts'

/** Turns a path below the storage, as API replies carry it, into an address. */
export function useStorage(): (path: string) => string {
  const apiUrl = useRouteLoaderData<Site>('root')?.apiUrl ?? ''
  return (path) => `${apiUrl}/storage/${path}`
}
