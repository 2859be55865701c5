import type { Encoding } from './reply-cache.ts'

/** The smallest form that a browser takes, by the weights it gives; brotli before gzip where they are equal. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const weights = new Map<string, number>()
  for (const one of String(accepted ?? '').split(',')) {
    const [name = '', ...parameters] = one
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br'
  return weightOf('gzip') > 0 ? 'gzip' : 'identity'
}
