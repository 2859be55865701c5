import { ApiError } from '../../../contract/client.ts'
import { PREVIEWED_KINDS } from '../../../contract/content/values.ts'
import { prefixOf } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { call } from '../../api/call.ts'
import { copyText } from '../../components/copy-text.ts'
import { toast } from '../../components/toasts.tsx'
import { useReason } from '../../components/trouble.tsx'
import { useLocale, useWords } from '../../words.ts'
import type { PanelProps } from './panel-props.ts'

interface Props {
  session: PanelProps['session']
  onFaults: (faults: Record<string, string[]>) => void
}

/** Shows a thing as visitors will see it, with everything that was just typed; nothing for what has no page of its own. */
export function usePreview({ session, onFaults }: Props): { open: () => void; copy: () => void } | undefined {
  const { publishing } = useWords()
  const prefix = prefixOf(useLocale())
  const reason = useReason()
  const { id } = session.item
  const kind = PREVIEWED_KINDS.find((one) => one === session.item.kind)
  if (!kind) return undefined
  const params = { kind, id }

  async function makeLink(): Promise<string | undefined> {
    try {
      await session.settle()
      const { path } = await call('POST /editor/{kind}/{id}/preview', { params })
      return location.origin + prefix + path
    } catch (fault) {
      if (fault instanceof ApiError && fault.status === 422 && Object.keys(fault.errors).length > 0) {
        toast(publishing.faults)
        onFaults(fault.errors)
      } else toast(fill(publishing.failed, { reason: reason(fault) }))
      return undefined
    }
  }

  async function open(tab: Window | null) {
    const link = await makeLink()
    if (!link) return tab?.close()
    if (!tab) return toast(fill(publishing.linkIs, { link }))
    tab.opener = null
    tab.location.replace(link)
  }

  async function copy() {
    const link = await makeLink()
    if (!link) return
    toast((await copyText(link)) ? publishing.linkCopied : fill(publishing.linkIs, { link }))
  }

  return {
    // Opened while the press is still the reason: a tab that opens by itself later is blocked.
    open: () => void open(window.open('', '_blank')),
    copy: () => void copy(),
  }
}
