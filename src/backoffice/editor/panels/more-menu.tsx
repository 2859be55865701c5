import { useNavigate } from 'react-router'

import { prefixOf } from '../../../contract/locale.ts'
import { useSells } from '../../app/who-is-there.ts'
import { ActMenu, MenuAct, MenuLink } from '../../components/act-menu.tsx'
import { isSingle, OFFER_TO_SEVERAL } from '../../kinds.ts'
import { useLocale, useWords } from '../../words.ts'
import { isSeen } from '../item.ts'
import type { PanelProps } from './panel-props.ts'
import { useActs } from './use-acts.ts'
import type { usePreview } from './use-preview.ts'

interface Props extends Omit<PanelProps, 'onClose'> {
  preview: ReturnType<typeof usePreview>
  onHistory: () => void
  onSchedule: () => void
  /** Where there are papers of it. */
  onPapers: (() => void) | undefined
}

/** Whatever else can be done with a thing. */
export function MoreMenu({ preview, onHistory, onSchedule, onPapers, ...props }: Props) {
  const { publishing, contacts, papers } = useWords()
  const sells = useSells()
  const navigate = useNavigate()
  const prefix = prefixOf(useLocale())
  const acts = useActs(props)
  const { item } = props.session
  const isOne = isSingle(item.kind)
  return (
    <ActMenu words={publishing.more} isAtBottom className="underline decoration-line underline-offset-4">
      {isSeen(item) && item.address ? <MenuLink href={prefix + item.address}>{publishing.see}</MenuLink> : null}
      {preview ? <MenuAct onAct={preview.copy}>{publishing.copyLink}</MenuAct> : null}
      {sells && item.kind === 'artworks' && isSeen(item) && item.availability === 'available' ? (
        <MenuAct onAct={() => void navigate(`${OFFER_TO_SEVERAL}?work=${item.id}&slug=${item.key}`)}>
          {contacts.letter.open}
        </MenuAct>
      ) : null}
      {onPapers ? <MenuAct onAct={onPapers}>{papers.open}</MenuAct> : null}
      <MenuAct onAct={onSchedule}>{publishing.schedule}</MenuAct>
      <MenuAct onAct={onHistory}>{publishing.history}</MenuAct>
      {isOne ? null : <MenuAct onAct={() => void acts.duplicate()}>{publishing.duplicate}</MenuAct>}
      {item.published && item.state === 'changed' ? (
        <MenuAct onAct={() => void acts.revert()}>{publishing.revert}</MenuAct>
      ) : null}
      {isSeen(item) && !isOne ? <MenuAct onAct={() => void acts.hide()}>{publishing.hide}</MenuAct> : null}
      {isOne ? null : <MenuAct onAct={() => void acts.trash()}>{publishing.trash}</MenuAct>}
    </ActMenu>
  )
}
