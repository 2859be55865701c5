import path from 'node:path'

import type { FileStore } from './file-store.ts'
import { openLocalFiles } from './open-local-files.ts'
import { openS3Files, type S3Settings } from './open-s3-files.ts'

/** Opens the place that the settings name for files: a bucket, or else a folder among the gallery's data. */
export const openFiles = async ({ s3, dataDir }: { s3: S3Settings | undefined; dataDir: string }): Promise<FileStore> =>
  s3 ? openS3Files(s3) : openLocalFiles(path.join(dataDir, 'files'))
