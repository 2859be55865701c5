import { Menu } from '@base-ui/react/menu'
import { createContext, type ReactNode, use, useCallback, useRef } from 'react'

import { Icon } from '../../web/components/icon.tsx'
import { AS_BUTTON } from './as-button.tsx'

const ITEM = 'flex min-h-11 w-full cursor-pointer items-center px-4 text-left data-highlighted:bg-line/60'

type Act = () => void
const ChooseContext = createContext((_act: Act) => {})

interface Props {
  words: string
  className?: string
  /** Whether it stands at the bottom of the window, and opens upwards. */
  isAtBottom?: boolean
  children: ReactNode
}

/** What is done now and then, behind one button. */
export function ActMenu({ words, className = 'hover:underline', isAtBottom = false, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  // Done once the menu is gone and the focus is back where it was: a panel that opens then gives it back there, too.
  const chosen = useRef<Act>(undefined)
  const choose = useCallback((one: Act) => {
    chosen.current = one
  }, [])
  function act() {
    const run = chosen.current
    if (!run) return
    chosen.current = undefined
    trigger.current?.focus({ preventScroll: true })
    run()
  }
  return (
    // The page behind keeps its scroll bar, and so its places.
    <Menu.Root modal={false} onOpenChangeComplete={(isOpen) => isOpen || act()}>
      <Menu.Trigger ref={trigger} className={`flex min-h-11 items-center gap-1 text-label ${className}`}>
        {words}
        <Icon name="chevron" className={`size-5 ${isAtBottom ? 'rotate-180' : ''}`} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          className="z-30"
          side={isAtBottom ? 'top' : 'bottom'}
          align={isAtBottom ? 'start' : 'end'}
          sideOffset={4}
          // The page scrolls behind a bar that stays: what moved with the page would be gone from under a finger for a frame.
          positionMethod={isAtBottom ? 'fixed' : 'absolute'}
        >
          <Menu.Popup className="max-h-(--available-height) min-w-52 overflow-y-auto border border-ink bg-paper text-body text-ink outline-none">
            <ChooseContext value={choose}>{children}</ChooseContext>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

export function MenuAct({ onAct, children }: { onAct: Act; children: string }) {
  const choose = use(ChooseContext)
  return (
    <Menu.Item className={ITEM} {...AS_BUTTON} onClick={() => choose(onAct)}>
      {children}
    </Menu.Item>
  )
}

/** A way out of the office, in a tab of its own. */
export const MenuLink = ({ href, children }: { href: string; children: string }) => (
  <Menu.LinkItem className={ITEM} href={href} target="_blank" rel="noreferrer" closeOnClick>
    {children}
  </Menu.LinkItem>
)
