import type { ComponentProps } from 'react'

import { AppLink } from '../navigation/app-link.tsx'

type Look = 'solid' | 'outline' | 'quiet'

const LOOKS: Record<Look, string> = {
  solid: 'border border-ink bg-ink text-paper hover:bg-paper hover:text-ink',
  outline: 'border border-ink hover:bg-ink hover:text-paper',
  quiet: 'underline decoration-line underline-offset-4 hover:decoration-ink',
}

/** The look of a button, for links that need more than `ButtonLink` offers. */
export const classOf = (look: Look) =>
  `inline-flex min-h-11 items-center justify-center gap-2 text-center text-label text-balance transition-colors disabled:opacity-50 ${look === 'quiet' ? '' : 'px-6 py-2'} ${LOOKS[look]}`

/** A button in one of the three looks of the house. */
export function Button({
  look = 'solid',
  type = 'button',
  className = '',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={`${classOf(look)} ${className}`} {...props} />
}

interface ButtonLinkProps {
  look?: Look
  to: string
  replace?: boolean
  children: string
}

/** A link that weighs as much as a button. */
export function ButtonLink({ look = 'outline', to, replace = false, children }: ButtonLinkProps) {
  return (
    <AppLink className={classOf(look)} to={to} replace={replace}>
      {children}
    </AppLink>
  )
}
