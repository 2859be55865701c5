import { isMap, isSeq, LineCounter, type Node, parseDocument, stringify } from 'yaml'

const LARGEST = 2 * 1024 * 1024

/** A file that was read, and where in it something stands. */
export interface ReadFile {
  value: unknown
  /** The line of a place in it, or of the nearest place around it. */
  lineOf: (path: (string | number)[]) => number
}

/** A file that cannot be read, and the line of the reason. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Reads YAML without anchors, tags and whatever else makes a short file long. */
export function readYaml(text: string): ReadFile {
  if (text.length > LARGEST) throw new UnreadableFile(1, `is larger than ${LARGEST / 1024 / 1024} MB`)
  const lines = new LineCounter()
  const document = parse(text, lines)
  const [error] = [...document.errors, ...document.warnings]
  if (error)
    throw new UnreadableFile(
      lines.linePos(error.pos[0]).line,
      error.message.split('\n')[0]?.replace(/ at line.*/, '') ?? '',
    )
  return {
    value: toValue(document),
    lineOf: (path) => {
      const place = findNode(document.contents, path)
      return place === undefined ? 1 : lines.linePos(place).line
    },
  }
}

function parse(text: string, lines: LineCounter) {
  try {
    return parseDocument(text, {
      lineCounter: lines,
      schema: 'core',
      uniqueKeys: true,
      prettyErrors: false,
      logLevel: 'silent',
    })
  } catch (error) {
    // What is nested too deep for the machine.
    throw new UnreadableFile(1, error instanceof RangeError ? 'is nested too deep' : 'cannot be read')
  }
}

function toValue(document: ReturnType<typeof parse>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    throw new UnreadableFile(1, error instanceof RangeError ? 'is nested too deep' : 'uses anchors, which are not read')
  }
}

/** Where a place begins: at its name if it has one. */
function findNode(node: Node | null, path: (string | number)[]): number | undefined {
  let begin = node?.range?.[0]
  let inside: unknown = node
  for (const step of path) {
    if (isMap(inside)) {
      const pair = inside.items.find(({ key }) => String(key) === String(step))
      if (!pair) break
      begin = (pair.key as Node).range?.[0] ?? begin
      inside = pair.value
    } else if (isSeq(inside)) {
      const item = inside.items[Number(step)] as Node | undefined
      if (!item) break
      begin = item.range?.[0] ?? begin
      inside = item
    } else break
  }
  return begin
}

/** Writes YAML the same way every time: texts of several lines as they are, one language below the other. */
export const writeYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, blockQuote: 'literal', aliasDuplicateObjects: false, schema: 'core' })
