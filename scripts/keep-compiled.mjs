// Keeps what was compiled for the next start; where nothing can be kept, each start compiles anew.
import { enableCompileCache } from 'node:module'
import path from 'node:path'

enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/compiled'))
