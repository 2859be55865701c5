import { redirect } from 'react-router'

import { GROUPS } from '../../../../contract/catalogue/filters.ts'
import type { Call } from '../../../../contract/client.ts'
import { localeOfPath } from '../../../navigation/locale-path.ts'
import { pageCountOf } from '../page-count.ts'
import { type AskedList, loadList } from './artwork-list.ts'
import { findKeptList, keepList } from './kept-lists.ts'
import { writeQuery } from './list-query.ts'
import { isFromPlainForm, readFilters } from './read-query.ts'
import { last } from './shown-list.ts'

/** A list, and the groups of filters to show over it: so the browser needs their table only to set some. */
export interface ListPage extends AskedList {
  groups: typeof GROUPS
}

/** What the page of an address shows; a browser fetches only what it has not shown yet. */
export async function loadListPage(
  call: Call,
  { pathname, query }: { pathname: string; query: URLSearchParams },
): Promise<ListPage> {
  const filters = readFilters(query)
  const asked = writeQuery(filters)
  if (isFromPlainForm(query)) throw redirect(pathname + asked)
  if (last.shown) keepList(last.shown)
  const known = findKeptList(localeOfPath(pathname), asked)
  const list = await loadList(call, filters, pageCountOf(query), known)
  return { ...list, asked, groups: GROUPS }
}
