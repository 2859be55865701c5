/** Puts a text where it can be pasted from; answers whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  // Pages that do not come over a secure connection may not write to the clipboard.
  const written = (navigator as Partial<Navigator>).clipboard?.writeText(text)
  return written === undefined
    ? false
    : written.then(
        () => true,
        () => false,
      )
}
