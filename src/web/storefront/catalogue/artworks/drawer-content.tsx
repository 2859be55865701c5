import { useEffect, useRef } from 'react'

import type { GroupName } from '../../../../contract/catalogue/filters.ts'
import { type Choosing, FilterGroup } from './filter-group.tsx'

/** The controls in an open drawer: Escape, a click elsewhere or moving on with the keyboard closes it. */
export function DrawerContent(props: Choosing & { name: GroupName }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drawer = ref.current?.closest('details')
    if (!drawer) return
    const leave = ({ type, target }: Event) => {
      if (!(target instanceof Node) || drawer.contains(target)) return
      // Whoever presses something that cannot take the focus gives it to what the drawer stands in, and is still there.
      if (type === 'focusin' && target.contains(drawer)) return
      drawer.open = false
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      drawer.open = false
      drawer.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  return (
    <div ref={ref}>
      <FilterGroup {...props} />
    </div>
  )
}
