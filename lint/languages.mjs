// Languages are spelled out in one place and in their words: whoever adds one looks nowhere else.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const LIST = path.join(ROOT, 'src/contract/locale.ts')

const spelled = new Set(
  [...readFileSync(LIST, 'utf8').matchAll(/^ {2}(\w+): \{ name: /gm)].map(([, locale]) => String(locale)),
)

// What visitors read in all of them is written there; what is tried, and what the demo hangs, is made up.
const MAY = ['src/messages/', 'src/demo/', 'src/testing/']

/** @param {string} file */
function isWatched(file) {
  const inside = path.relative(ROOT, file).split(path.sep).join('/')
  if (!inside.startsWith('src/') && !inside.startsWith('scripts/')) return false
  return file !== LIST && !MAY.some((folder) => inside.startsWith(folder)) && !/\.test\.tsx?$/.test(inside)
}

/** @typedef {{ value?: unknown, key?: { type: string, name?: string }, computed?: boolean }} SpellingNode */

export const languages = {
  /** @param {{ filename: string, report(fault: { node: unknown, message: string }): void }} context */
  create(context) {
    if (!isWatched(context.filename)) return {}
    /** @param {unknown} node @param {unknown} text */
    const check = (node, text) => {
      if (typeof text !== 'string' || !spelled.has(text)) return
      const message = `"${text}" is spelled out here: ask contract/locale.ts, or write it among the messages`
      context.report({ node, message })
    }
    return {
      /** @param {SpellingNode} node */
      Literal: (node) => check(node, node.value),
      /** @param {SpellingNode} node */
      Property: (node) => {
        if (!node.computed && node.key?.type === 'Identifier') check(node, node.key.name)
      },
      /** @param {SpellingNode} node */
      TSPropertySignature: (node) => {
        if (!node.computed && node.key?.type === 'Identifier') check(node, node.key.name)
      },
      /** @param {{ computed?: boolean, property?: { name?: string } }} node */
      MemberExpression: (node) => {
        if (!node.computed) check(node, node.property?.name)
      },
      // What the database is asked.
      /** @param {{ value: { raw: string } }} node */
      TemplateElement: (node) => {
        for (const [, text] of node.value.raw.matchAll(/'(\w+)'/g)) check(node, text)
      },
    }
  },
}
