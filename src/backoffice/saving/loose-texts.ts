/** What is typed into fields and means nothing yet, such as "12,," for a number, by path: the draft cannot hold it. */
export class LooseTexts {
  readonly #texts: Map<string, string>
  readonly #keep: (texts: Record<string, string>) => void
  #isChanged = false

  constructor(texts: Record<string, string>, keep: (texts: Record<string, string>) => void) {
    this.#texts = new Map(Object.entries(texts))
    this.#keep = keep
  }

  get paths(): string[] {
    return [...this.#texts.keys()]
  }
  get(path: string): string | undefined {
    return this.#texts.get(path)
  }
  put(path: string, text: string): void {
    if (this.#texts.get(path) === text) return
    this.#texts.set(path, text)
    this.#isChanged = true
  }
  forget(path: string): void {
    if (this.#texts.delete(path)) this.#isChanged = true
  }

  /** Keeps it as it stands now. A field that goes away with the whole page forgets its text, and nothing is kept then. */
  settle(): void {
    if (!this.#isChanged) return
    this.#isChanged = false
    this.#keep(Object.fromEntries(this.#texts))
  }
}
