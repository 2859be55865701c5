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
      {/* As high as an empty folder, or what stands below would jump away from under a finger. */}
      <div className="min-h-56 max-md:min-h-80">
        <Suspense fallback={pending}>{data ? <CollectionFolder collection={data} again={again} /> : pending}</Suspense>
      </div>
    </Part>
  )
}
