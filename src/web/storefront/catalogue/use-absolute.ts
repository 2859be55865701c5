import { useRouteLoaderData } from 'react-router'

import type { Picture } from '../../../contract/catalogue/shapes.ts'
import { toAbsolute } from '../../components/page-head.tsx'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import { useStorage } from '../../navigation/storage.ts'
import type { Site } from '../../page-data.ts'

/** Makes whole addresses of places and pictures, as search engines want them in structured data. */
export interface Absolute {
  page: (path: string) => string
  picture: (picture: Pick<Picture, 'path'>) => string
}

/** Whole addresses in the language of the page. */
export function useAbsolute(): Absolute {
  const publicUrl = useRouteLoaderData<Site>('root')?.publicUrl ?? ''
  const addressOf = useStorage()
  const locale = useLocale()
  return {
    page: (path) => publicUrl + localizePath(path, locale),
    picture: ({ path }) => toAbsolute(addressOf(path), publicUrl),
  }
}
