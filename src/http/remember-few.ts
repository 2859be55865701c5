/** The same function for texts of which few are said again and again, such as what browsers say of themselves. */
export function rememberFew<Result>(
  find: (text: string) => Result,
  { most = 200, longest = 500 } = {},
): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Result
    const result = find(text)
    // Whoever sends a new one each time costs no more than without.
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, result)
    return result
  }
}
