import { useViewTransitionState } from 'react-router'

import { localizePath, useLocale } from './locale-path.ts'

/** The name of a work's picture while one goes to or comes from the work's page, so that it moves instead of fading. */
export function usePictureTransition({ id, slug }: { id: number; slug: string }): string | undefined {
  const isMoving = useViewTransitionState(localizePath(`/artwork/${slug}`, useLocale()))
  return isMoving ? `artwork-${id}` : undefined
}
