import { rememberFew } from './remember-few.ts'
import type { Encoding } from './stored-reply.ts'

/** The smallest form that a browser takes, by the weights it gives; brotli before gzip where they are equal. */
export const chooseEncoding = (accepted: string | string[] | undefined): Encoding => weigh(String(accepted ?? ''))

const weigh = rememberFew((accepted): Encoding => {
  const weights = new Map<string, number>()
  for (const one of accepted.split(',')) {
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
})
