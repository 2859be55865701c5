// Every pattern takes linear time: a stranger's text may be as long as a request or a file.
import { findSlowText } from './patterns/find-slow-text.ts'

/** @type {Map<string, string | undefined>} */
const known = new Map()

/**
 * @param {string} source
 * @param {string} flags
 */
function findFault(source, flags) {
  const pattern = `/${source}/${flags}`
  if (!known.has(pattern)) known.set(pattern, judge(source, flags))
  return known.get(pattern)
}

/**
 * @param {string} source
 * @param {string} flags
 */
function judge(source, flags) {
  try {
    const slow = findSlowText(source, flags)
    if (slow === undefined) return undefined
    return `this pattern takes more than linear time where ${JSON.stringify(slow)} is repeated: read the text another way`
  } catch (error) {
    return `this pattern cannot be judged: ${String(error)}`
  }
}

/** @typedef {{ regex?: { pattern: string, flags: string }, callee?: { type: string, name?: string } }} PatternNode */

export const linearPatterns = {
  /** @param {{ report(fault: { node: unknown, message: string }): void }} context */
  create(context) {
    /** @param {PatternNode} node */
    const checkLiteral = (node) => {
      const fault = node.regex && findFault(node.regex.pattern, node.regex.flags)
      if (fault) context.report({ node, message: fault })
    }
    /** @param {PatternNode} node */
    const refuseCall = (node) => {
      if (node.callee?.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      context.report({ node, message: 'a pattern that is made while the program runs cannot be judged: write it out' })
    }
    return { Literal: checkLiteral, NewExpression: refuseCall, CallExpression: refuseCall }
  },
}
