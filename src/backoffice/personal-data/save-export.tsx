import { useState } from 'react'

import { Button } from '../../web/components/button.tsx'
import { saveFile } from '../../web/components/save-file.ts'
import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'

/** Gives all that is kept of somebody as a file. */
export function SaveExport({ email }: { email: string }) {
  const { people } = useWords()
  const reason = useReason()
  const [isSaving, setSaving] = useState(false)
  async function save() {
    if (isSaving) return
    setSaving(true)
    try {
      const all = await call('POST /people/data/export', { body: { email } })
      const day = all.exported_at.slice(0, 10)
      saveFile(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }), `personal-data-${day}.json`)
      toast(people.exported)
    } catch (fault) {
      toast(reason(fault))
    }
    setSaving(false)
  }
  return (
    <section className="space-y-4 border-t border-ink pt-4">
      <h2 className="font-display text-title">{people.export}</h2>
      <p className="max-w-[60ch] text-muted">{people.exportText}</p>
      <Button look="outline" aria-disabled={isSaving} onClick={() => void save()}>
        {isSaving ? people.going : people.export}
      </Button>
    </section>
  )
}
