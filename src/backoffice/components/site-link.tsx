import type { AnchorHTMLAttributes } from 'react'

import { prefixOf } from '../../contract/locale.ts'
import { useLocale } from '../words.ts'

/** Stands in for the storefront's links in what is shown here of the site: it opens beside what is being written. */
export function AppLink({ to, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const prefix = prefixOf(useLocale())
  return (
    <a {...props} href={prefix + to} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
