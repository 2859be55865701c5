import { useEffect, useState } from 'react'

import type { Reply } from '../../../../contract/client.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'

type Readable =
  | 'GET /account/addresses'
  | 'GET /account/collection'
  | 'GET /account/favourites'
  | 'GET /account/newsletter'
  | 'GET /account/sessions'
  | 'GET /orders'

interface AccountData<Data> {
  data: Data | undefined
  setData: (data: Data) => void
  hasFailed: boolean
  again: () => void
}

/** A part of the account as the server keeps it, read when it is first shown. */
export function useAccountData<Name extends Readable>(name: Name): AccountData<Reply<Name>> {
  const locale = useLocale()
  const [data, setData] = useState<Reply<Name>>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    const read = async () => {
      const call = browserApi(locale) as (name: Name, input: undefined, options: object) => Promise<Reply<Name>>
      setData(await call(name, undefined, { signal: abort.signal }))
      setFailed(false)
    }
    read().catch(() => {
      if (!abort.signal.aborted) setFailed(true)
    })
    return () => abort.abort()
  }, [name, locale, attempt])

  return { data, setData, hasFailed, again: () => setAttempt(attempt + 1) }
}
