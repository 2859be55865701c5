import type { DraftSession } from '../../saving/draft-session.ts'
import type { Item } from '../item.ts'

/** What every panel over the editor is given. */
export interface PanelProps {
  session: DraftSession<Item>
  /** What the thing is called. */
  name: string
  onClose: () => void
}
