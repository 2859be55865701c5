import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Files that lead back to themselves through what they import: values, types, or what is loaded later. */
export function findCircles(folder: string): string[][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
  const known = new Set(files)
  const arrows = new Map(files.map((file) => [file, importsOf(file).filter((target) => known.has(target))]))
  return files.flatMap((file) => {
    const way = findWay(arrows, file)
    // Each circle is told once, by the first of its files.
    return way && way.every((other) => file <= other) ? [way.map((one) => path.relative(folder, one))] : []
  })
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\(|\bimport )'(\.[^'\n]*)'/g)].map(([, target = '']) =>
    path.join(path.dirname(file), target),
  )

/** The shortest way from a file back to itself. */
function findWay(arrows: Map<string, string[]>, start: string): string[] | undefined {
  const from = new Map<string, string>()
  const waiting = [start]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const target of arrows.get(file) ?? []) {
      if (target === start) return trace(from, file)
      if (from.has(target)) continue
      from.set(target, file)
      waiting.push(target)
    }
  }
  return undefined
}

function trace(from: Map<string, string>, end: string): string[] {
  const way = [end]
  for (let file = from.get(end); file !== undefined; file = from.get(file)) way.unshift(file)
  return way
}
