/** Facts by their names, all of them texts: ids, an address, an amount. */
export type Facts<Name extends string, MaybeName extends string = never> = [Name | MaybeName] extends [never]
  ? Record<string, never>
  : Record<Name, string> & { [Each in MaybeName]?: string }

interface Names<Name extends string, MaybeName extends string> {
  /** What a mail of this kind has to be told when it is queued. */
  facts?: readonly Name[]
  /** What it may be told. */
  maybe?: readonly MaybeName[]
}

/** Reads facts back from the database, where a version before this one may have written them. */
export const factsReader =
  <Name extends string, MaybeName extends string>({ facts = [], maybe = [] }: Names<Name, MaybeName>) =>
  (data: Record<string, unknown>): Facts<Name, MaybeName> => {
    const missing = facts.filter((name) => typeof data[name] !== 'string')
    if (missing.length > 0) throw new Error(`a mail was not told: ${missing.join(', ')}`)
    const known = [...facts, ...maybe].filter((name) => typeof data[name] === 'string')
    return Object.fromEntries(known.map((name) => [name, data[name]])) as Facts<Name, MaybeName>
  }
