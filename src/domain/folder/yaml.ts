import { isMap, isSeq, LineCounter, type Node, parseDocument, stringify } from 'yaml'

import type { Trouble } from './report.ts'

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
  readonly trouble: Trouble

  constructor(line: number, trouble: Trouble) {
    super(trouble.word)
    this.line = line
    this.trouble = trouble
  }
}

/** Reads YAML without anchors, tags and whatever else makes a short file long. */
export function readYaml(text: string): ReadFile {
  if (text.length > LARGEST) throw new UnreadableFile(1, { word: 'file-size', values: { max: LARGEST / 1024 / 1024 } })
  const lines = new LineCounter()
  const document = parse(text, lines)
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const text = (error.message.split('\n')[0] ?? '').split(' at line')[0] ?? ''
    throw new UnreadableFile(lines.linePos(error.pos[0]).line, { word: 'not-yaml', values: { text } })
  }
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
    if (error instanceof RangeError) throw new UnreadableFile(1, { word: 'too-deep' })
    throw new UnreadableFile(1, { word: 'not-yaml', values: { text: 'cannot be read' } })
  }
}

function toValue(document: ReturnType<typeof parse>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    throw new UnreadableFile(1, { word: error instanceof RangeError ? 'too-deep' : 'anchors' })
  }
}

/** The text of a file's bytes, all of it in UTF-8. */
export function decodeYaml(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFile(1, { word: 'not-utf8' })
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
