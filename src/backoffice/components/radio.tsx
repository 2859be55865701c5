import type { ReactNode } from 'react'

interface Props {
  /** What those of which one is chosen have in common. */
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One of a few, chosen by its words. */
export const Radio = ({ name, isChosen, onChoose, children }: Props) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2">
    <input type="radio" name={name} className="size-5 shrink-0 accent-ink" checked={isChosen} onChange={onChoose} />
    {children}
  </label>
)
