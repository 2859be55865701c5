import path from 'node:path'

/** Where a file that is no picture lies below the public storage: by its content, under the name that visitors save it as. */
export const filePathOf = ({ hash, key }: { hash: string; key: string }) => `files/${hash}/${path.posix.basename(key)}`
