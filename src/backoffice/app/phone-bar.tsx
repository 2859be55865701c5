import { type ReactNode, useState } from 'react'
import { NavLink } from 'react-router'

import { Icon } from '../../web/components/icon.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TODAY } from '../kinds.ts'
import { useWords } from '../words.ts'
import { Subjects } from './subjects.tsx'
import { useSells } from './who-is-there.ts'
import { Who } from './who.tsx'

const ITEM = 'grid min-h-14 grow basis-0 place-items-center text-label text-muted aria-[current=page]:text-ink'

/** What a thumb reaches at the bottom of a phone; everything else unfolds from it. */
export function PhoneBar({ onFind }: { onFind: () => void }) {
  const { frame, today } = useWords()
  const sells = useSells()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-paper pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] lg:hidden">
      <nav aria-label={frame.navigation} className="flex grow-2 basis-0">
        {sells ? <BarLink to={TODAY}>{today.title}</BarLink> : null}
        <BarLink to="/artworks">{frame.kinds.artworks.many}</BarLink>
        {sells ? null : <BarLink to="/artists">{frame.kinds.artists.many}</BarLink>}
      </nav>
      <button type="button" className={ITEM} aria-label={frame.palette.open} onClick={onFind}>
        <Icon name="search" />
      </button>
      <button
        type="button"
        className={ITEM}
        aria-label={frame.menu}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen ? (
        <Dialog label={frame.menu} place="bottom" onClose={close}>
          <Subjects onGo={close} />
          <div className="mt-4 border-t border-line pt-4 pl-4">
            <Who />
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}

const BarLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <NavLink to={to} className={ITEM}>
    {children}
  </NavLink>
)
