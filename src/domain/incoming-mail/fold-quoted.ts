/** An answer, and what it quotes below itself. */
interface Folded {
  said: string
  quoted: string
}

/**
 * Parts what somebody answers from the mail that stands below it, by its form alone, in whatever language their program
 * writes: lines behind `>` up to the end with the line that introduces them, a divider, or the head of a mail of ours. What is
 * quoted between their own words stays there, and so does everything where nothing of their own would be left.
 */
export function foldQuoted(text: string, ourDomains: readonly string[]): Folded {
  const lines = text.split('\n')
  const divided = lines.findIndex((line, at) => isDivider(line) || isHead(lines, at, ourDomains))
  const last = divided === -1 ? lines.length : divided
  const cut = Math.min(last, beginningOfQuotes(lines.slice(0, last)))
  const said = lines.slice(0, cut).join('\n').trim()
  if (said === '') return { said: text.trim(), quoted: '' }
  return { said, quoted: lines.slice(cut).join('\n').trim() }
}

const isQuoted = (line: string) => line.startsWith('>')
const isBlank = (line: string) => line.trim() === ''

/** Where the quotes begin that reach to the end; the end itself where there are none. */
function beginningOfQuotes(lines: string[]): number {
  const lastOwn = lines.findLastIndex((line) => !isQuoted(line) && !isBlank(line))
  if (!lines.slice(lastOwn + 1).some(isQuoted)) return lines.length
  // Programs break the line that says who wrote, and when, after 78 letters.
  let beginning = lastOwn + 1
  for (const count of [1, 2, 3]) {
    const from = lastOwn - count + 1
    const introduction = lines.slice(Math.max(0, from), lastOwn + 1)
    if (from < 0 || introduction.some(isBlank)) break
    const whole = introduction.join(' ').trim()
    if (whole.length > 400 || !/[:：]$/.test(whole)) break
    if (/\d/.test(whole)) return from
    if (whole.includes('@')) beginning = from
  }
  return beginning
}

/** Such as `-----Original Message-----`, in any language. */
function isDivider(line: string): boolean {
  const bare = line.trim()
  return (
    bare.length >= 12 && bare.length <= 80 && bare.startsWith('-----') && bare.endsWith('-----') && /\p{L}/u.test(bare)
  )
}

/** Whether the head of a mail of ours begins here: who it is from, and at least two more lines of the kind. */
function isHead(lines: string[], at: number, ourDomains: readonly string[]): boolean {
  const first = lines[at]?.toLowerCase() ?? ''
  if (!ourDomains.some((domain) => first.includes(`@${domain}`))) return false
  return [0, 1, 2].every((next) => namesSomething(lines[at + next] ?? ''))
}

/** Whether a line is a name and what it says, such as `Sent: Tuesday`. */
function namesSomething(line: string): boolean {
  const colon = line.search(/[:：]/)
  return colon > 0 && colon <= 30 && line.slice(colon + 1).trim() !== ''
}
