import type { ReactNode } from 'react'
import { useParams } from 'react-router'

/** What the strip over a preview is found by: it says why something does nothing. */
export const PREVIEW_NOTE = 'preview-note'

/** Where the preview is that the page is shown in, without a language; nothing in one may be bought, asked for or remembered. */
export function usePreview(): string | undefined {
  // Pages that visitors come to have no token in their address.
  const { token } = useParams()
  return token && `/preview/${token}`
}

/** What visitors press to want something; in a preview it looks as it will, and does nothing. */
export function Wanting({ children }: { children: ReactNode }) {
  return usePreview() === undefined ? (
    children
  ) : (
    <fieldset
      disabled
      aria-describedby={PREVIEW_NOTE}
      className="contents [&_:disabled]:cursor-not-allowed [&_:disabled]:opacity-100!"
    >
      {children}
    </fieldset>
  )
}
