import { useEffect } from 'react'

import { call } from '../api/call.ts'
import type { KeptTyping } from '../saving/kept-typing.ts'
import { useSession } from '../saving/use-session.ts'
import { hasUploads } from './inputs/uploads-under-way.ts'
import { type Item, paramsOf, readItem, saveDraft, setbackOf } from './item.ts'

interface Options {
  item: Item
  typing: KeptTyping
  /** Was begun a moment ago: it goes again if nothing is written. */
  isNew: boolean
}

/** The session in which a thing of the catalogue or the site is written. */
export function useDraftSession({ item, typing, isNew }: Options) {
  const query = { version: item.version }
  const opened = useSession<Item>({
    ...{ item, typing, setbackOf, isBusy: hasUploads },
    save: (version, draft) => saveDraft(item, version, draft),
    read: () => readItem(item),
    removeNew: isNew ? () => call('DELETE /editor/{kind}/{id}', { ...paramsOf(item), query }) : undefined,
  })
  // After the fields have said what they hold.
  useEffect(() => opened.loose.settle())
  return opened
}
