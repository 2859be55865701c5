// What ends a line that greets, in the languages that people write in.
const ENDS = [',', '，', ':', '：', '!', '！']

const LONGEST = 80

/** Whether words begin with a greeting: a short first line that more follows after, and that ends as greetings do or names the reader. */
export function isGreeting(words: string, name: string): boolean {
  const [first = '', ...rest] = words.trim().split(/\r?\n/)
  const line = first.trim()
  if (line.length > LONGEST || rest.length === 0) return false
  return ENDS.some((end) => line.endsWith(end)) || (name !== '' && line.includes(name))
}
