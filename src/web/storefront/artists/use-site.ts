import { useRouteLoaderData } from 'react-router'

import { useLocale } from '../../navigation/locale-path.ts'
import { useStorage } from '../../navigation/storage.ts'
import type { Site } from '../../page-data.ts'

/** What structured data needs to know about the place the page is served from. */
export function useSite() {
  const publicUrl = useRouteLoaderData<Site>('root')?.publicUrl ?? ''
  return { publicUrl, locale: useLocale(), addressOf: useStorage() }
}
