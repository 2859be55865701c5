import { Suspense } from 'react'

import { loadLater } from '../../../navigation/load-later.ts'
import { useAccountData } from '../customer/use-account-data.ts'
import { Part, PartPending } from './part.tsx'

const CollectionFolder = loadLater(() => import('../collection/collection-folder.tsx'))

/** The works one owns: those the gallery has certified, and those that were added by hand. */
export function CollectionPart() {
  const { data, hasFailed, again } = useAccountData('GET /account/collection')
  const pending = <PartPending hasFailed={hasFailed} again={again} />
  return (
    <Part name="collection">
      <Suspense fallback={pending}>{data ? <CollectionFolder collection={data} again={again} /> : pending}</Suspense>
    </Part>
  )
}
