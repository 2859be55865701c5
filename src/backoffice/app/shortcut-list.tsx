import type { ReactNode } from 'react'

import { EDITED_KINDS } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { Dialog } from '../components/dialog.tsx'
import { KEYS } from '../kinds.ts'
import { useWords } from '../words.ts'

/** Every shortcut with what it does. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { shortcuts, kinds } = useWords().frame
  return (
    <Dialog label={shortcuts.title} onClose={onClose}>
      <h2 className="font-display text-title">{shortcuts.title}</h2>
      <dl className="mt-6 divide-y divide-line">
        <Line keys={<Keys names={['Ctrl/⌘', 'K']} />}>{shortcuts.find}</Line>
        <Line keys={<Keys names={['/']} />}>{shortcuts.search}</Line>
        <Line keys={<Keys names={['n']} />}>{shortcuts.create}</Line>
        <Line keys={<Keys names={['Ctrl/⌘', 'Enter']} />}>{shortcuts.publish}</Line>
        {EDITED_KINDS.map((kind) => (
          <Line key={kind} keys={<Keys names={['g', KEYS[kind]]} between={shortcuts.between} />}>
            {fill(shortcuts.goTo, { place: kinds[kind].many })}
          </Line>
        ))}
        <Line keys={<Keys names={['?']} />}>{shortcuts.list}</Line>
      </dl>
    </Dialog>
  )
}

const Line = ({ keys, children }: { keys: ReactNode; children: string }) => (
  <div className="flex items-center justify-between gap-4 py-2 text-label">
    <dt>{children}</dt>
    <dd className="flex shrink-0 items-center gap-2 text-muted">{keys}</dd>
  </div>
)

const Keys = ({ names, between }: { names: string[]; between?: string }) =>
  names.flatMap((name, at) => [
    at > 0 && between ? <span key={`${name} before`}>{between}</span> : null,
    <kbd key={name} className="border border-line px-2 py-0.5 font-sans text-ink">
      {name}
    </kbd>,
  ])
