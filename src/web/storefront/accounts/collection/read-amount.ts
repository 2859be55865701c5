/**
 * Euros as people write them: `1200`, `1 200,50`, `1,200.50`. Three digits behind a mark are thousands. Undefined for what
 * is no amount, and null for nothing.
 */
export function readAmount(text: string): number | null | undefined {
  const dense = text.replaceAll(/[\s'’€]/g, '')
  if (dense === '') return null
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(dense) ?? []
  const groups = whole.split(/[.,]/)
  const areDigits = groups.every((group) => /^\d+$/.test(group))
  const areThousands = groups.slice(1).every((group) => group.length === 3)
  return areDigits && areThousands ? Number(`${groups.join('')}.${cents || '0'}`) : undefined
}
