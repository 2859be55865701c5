import { useRouteLoaderData } from 'react-router'

import type { Site } from '../page-data.ts'

interface PictureProps {
  /** A path below the API's storage. */
  path: string
  alt: string
  width: number
  height: number
  /** A tiny blurred picture as a data address, shown until the real one has come. */
  placeholder?: string
  isFirst?: boolean
  className?: string
}

/** A picture with its place reserved and a blurred placeholder in it, so that nothing moves when it arrives. */
export function Picture({ path, alt, width, height, placeholder, isFirst = false, className = '' }: PictureProps) {
  const apiUrl = useRouteLoaderData<Site>('root')?.apiUrl ?? ''
  return (
    <img
      src={`${apiUrl}/storage/${path}`}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`h-auto max-w-full bg-line/40 bg-cover ${className}`}
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
      }}
    />
  )
}
