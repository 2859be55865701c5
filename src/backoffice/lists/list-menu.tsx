import { useNavigate } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { saveTable } from '../api/save-table.ts'
import { useMayWrite } from '../app/who-is-there.ts'
import { ActMenu, MenuAct } from '../components/act-menu.tsx'
import { toast } from '../components/toasts.tsx'
import { changesAddressOf, IMPORT, isImportedKind } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'

/** What is done with a list now and then. */
export function ListMenu({ kind, query }: { kind: EditedKind; query: string }) {
  const { lists, bulk, imports } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const mayWrite = useMayWrite()(kind)
  const goTo = (address: string) => () => void navigate(address)
  return (
    <ActMenu words={lists.more}>
      {mayWrite && isImportedKind(kind) ? <MenuAct onAct={goTo(`${IMPORT}?of=${kind}`)}>{imports.open}</MenuAct> : null}
      <MenuAct
        onAct={() =>
          void saveTable(`editor/${kind}/table.csv`, query, `${kind}.csv`, locale).catch(() =>
            toast(lists.exportFailed),
          )
        }
      >
        {lists.export}
      </MenuAct>
      <MenuAct onAct={goTo(changesAddressOf(kind))}>{bulk.page}</MenuAct>
      {mayWrite ? <MenuAct onAct={goTo(`/${kind}/trash`)}>{lists.trash}</MenuAct> : null}
    </ActMenu>
  )
}
