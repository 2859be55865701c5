import { useRouteLoaderData } from 'react-router'

import type { Picture } from '../../../contract/catalogue/shapes.ts'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import { useStorage } from '../../navigation/storage.ts'
import type { Site } from '../../page-data.ts'

/** Whole addresses, as search engines want them in structured data. */
export function useAbsolute() {
  const publicUrl = useRouteLoaderData<Site>('root')?.publicUrl ?? ''
  const addressOf = useStorage()
  const locale = useLocale()
  return {
    page: (path: string) => publicUrl + localizePath(path, locale),
    picture: ({ path }: Picture) => {
      const address = addressOf(path)
      return address.startsWith('/') ? publicUrl + address : address
    },
  }
}
