import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  title: string
  text?: string
  /** Where the page was come to from. */
  back?: { to: string; words: string }
  /** Where the thing stands, beside its name. */
  badge?: ReactNode
  /** What is done from here, at the other end of the line. */
  acts?: ReactNode
  /** Whatever else is said before the page begins. */
  children?: ReactNode
}

/** How a page begins: the way back, its name, what it is for. */
export const PageHead = ({ title, text, back, badge, acts, children }: Props) => (
  <header className="flex flex-wrap items-end justify-between gap-4">
    <div className="min-w-0 space-y-2">
      {back ? (
        <Link className="inline-flex min-h-11 items-center text-label underline underline-offset-4" to={back.to}>
          {back.words}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="font-display text-heading break-words">{title}</h1>
        {badge}
      </div>
      {text ? <p className="max-w-[65ch] text-muted">{text}</p> : null}
      {children ? <div className="space-y-4 pt-2">{children}</div> : null}
    </div>
    {acts ? <div className="flex flex-wrap gap-4">{acts}</div> : null}
  </header>
)
