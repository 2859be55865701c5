import { useRouteLoaderData } from 'react-router'

import type { Reply } from '../../../contract/client.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import type { Gallery } from '../../use-gallery.ts'

/** What the frame around every page shows, fetched once per language. */
export interface ShellData {
  gallery: Gallery
  menu: Reply<'GET /menu'>['menu']
  categories: Reply<'GET /categories'>['categories']
  footerPage: Reply<'GET /pages/{slug}'>['page']
  legalMention: Reply<'GET /legal-mentions'>['legal_mention']['content']
}

/** The frame's data, from any component inside it. */
export const useShellData = (): ShellData => useRouteLoaderData<ShellData>(useLocale()) as ShellData
