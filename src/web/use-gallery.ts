import { useRouteLoaderData } from 'react-router'

import type { Reply } from '../contract/client.ts'
import { useLocale } from './navigation/locale-path.ts'

/** What belongs to this gallery and to no other, in the page's language. */
export type Gallery = Reply<'GET /gallery'>['gallery']

/** The gallery that the page belongs to; only where the frame around pages could not be loaded it is not known. */
export const useGallery = (): Gallery => useRouteLoaderData<{ gallery: Gallery }>(useLocale())?.gallery as Gallery
