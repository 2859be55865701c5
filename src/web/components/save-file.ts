const FORGOTTEN_AFTER_MS = 60_000

/** Gives somebody a file to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), FORGOTTEN_AFTER_MS)
}
