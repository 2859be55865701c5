/** Puts values into the places marked `{name}`; a place without a value stays visible, so that it is noticed. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
