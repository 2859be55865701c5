export type Mark = 'heading' | 'list' | 'link'

interface Selection {
  from: number
  to: number
}

/** Gives what is selected one of the forms that the site shows, and says what is selected then. */
export function markUp(
  text: string,
  { from, to }: Selection,
  mark: Mark,
  placeholder: string,
): Selection & { text: string } {
  if (mark === 'link') {
    const words = text.slice(from, to) || placeholder
    const made = `[${words}](https://)`
    const at = from + made.length - 1
    return { text: text.slice(0, from) + made + text.slice(to), from: at, to: at }
  }
  // Whole lines, wherever in them the selection begins and ends.
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to)
  const sign = mark === 'heading' ? '## ' : '- '
  const lines = text.slice(start, end).split('\n')
  const isMarked = lines.every((line) => line.startsWith(sign))
  const made = lines.map((line) => (isMarked ? line.slice(sign.length) : line.startsWith(sign) ? line : sign + line))
  // A heading and a list are blocks of their own.
  const before = isMarked || start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n'
  const block = before + made.join('\n')
  return { text: text.slice(0, start) + block + text.slice(end), from: start + block.length, to: start + block.length }
}
