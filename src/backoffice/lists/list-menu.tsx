import { Menu } from '@base-ui/react/menu'
import { useNavigate } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { Icon } from '../../web/components/icon.tsx'
import { useMayWrite } from '../app/who-is-there.ts'
import { toast } from '../components/toasts.tsx'
import { changesAddressOf, IMPORT, isImportedKind } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { exportList } from './export-list.ts'

const ITEM = 'flex min-h-11 cursor-pointer items-center px-4 data-highlighted:bg-line/60'

/** What is done with a list now and then. */
export function ListMenu({ kind, query }: { kind: EditedKind; query: string }) {
  const { lists, bulk, imports } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const mayWrite = useMayWrite()(kind)
  return (
    // The page behind keeps its scroll bar, and so its places.
    <Menu.Root modal={false}>
      <Menu.Trigger className="flex min-h-11 items-center gap-1 text-label hover:underline">
        {lists.more}
        <Icon name="chevron" className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="z-30" align="end" sideOffset={4}>
          <Menu.Popup className="min-w-52 border border-ink bg-paper text-body text-ink outline-none">
            {mayWrite && isImportedKind(kind) ? (
              <Menu.Item className={ITEM} onClick={() => void navigate(`${IMPORT}?of=${kind}`)}>
                {imports.open}
              </Menu.Item>
            ) : null}
            <Menu.Item
              className={ITEM}
              onClick={() => void exportList(kind, query, locale).catch(() => toast(lists.exportFailed))}
            >
              {lists.export}
            </Menu.Item>
            <Menu.Item className={ITEM} onClick={() => void navigate(changesAddressOf(kind))}>
              {bulk.page}
            </Menu.Item>
            {mayWrite ? (
              <Menu.Item className={ITEM} onClick={() => void navigate(`/${kind}/trash`)}>
                {lists.trash}
              </Menu.Item>
            ) : null}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
