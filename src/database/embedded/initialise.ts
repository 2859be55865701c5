import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { StartFailure } from '../start-failure.ts'
import { nameDraft } from './drafts.ts'
import type { Places } from './places.ts'
import { runAs } from './run-as.ts'

const VERSION = '18'

/** Makes the cluster if there is none: beside its place and moved there whole, so an interrupted start leaves nothing half made. */
export async function initialise({ account, bin, cluster }: Places, superuser: string): Promise<void> {
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
  if (version === VERSION) return
  if (version !== undefined) {
    throw new StartFailure(
      `The database in ${cluster} was made by PostgreSQL ${version}; this release brings version ${VERSION}.`,
    )
  }
  const draft = nameDraft(cluster)
  try {
    await runAs(account, path.join(bin, 'initdb'), [
      '--pgdata',
      draft,
      '--username',
      superuser,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
    await rename(draft, cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // A neighbour who started in the same moment was faster, and its cluster is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
