/**
 * From now on this thread gets no array of bytes above a size, nor more than so many bytes altogether: what is packed
 * small and unpacks without end fails early. A thread's own limits count what V8 manages, and these bytes lie outside. Answers whether it has come to
 * that, as a parser may hide it.
 */
export function limitAllocations({ atOnce, altogether }: { atOnce: number; altogether: number }): () => boolean {
  let sum = 0
  let isRefused = false
  for (const name of ['Uint8Array', 'Uint8ClampedArray', 'ArrayBuffer', 'Uint16Array', 'Uint32Array'] as const) {
    const construct: ProxyHandler<new (...given: unknown[]) => object>['construct'] = (target, given, newTarget) => {
      if (typeof given[0] === 'number') {
        sum += given[0]
        isRefused ||= given[0] > atOnce || sum > altogether
        if (isRefused) throw new RangeError('This file asks for too much memory.')
      }
      return Reflect.construct(target, given, newTarget)
    }
    Object.assign(globalThis, { [name]: new Proxy(globalThis[name], { construct }) })
  }
  // It would unpack where nobody counts; the parser has a way of its own.
  Object.assign(globalThis, { DecompressionStream: undefined })
  return () => isRefused
}
