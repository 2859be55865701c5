/** The inline scripts and styles that we wrote, and the page around them. */
export interface OwnParts {
  html: string
  scripts: string[]
  styles: string[]
}

/** Finds what was marked as ours while the page was rendered, and takes the marks out; whatever else stands in a page nobody vouches for. */
export const takeOwnParts = (html: string, mark: string): OwnParts => ({
  scripts: findMarked(html, 'script', mark),
  styles: findMarked(html, 'style', mark),
  html: html.replaceAll(` nonce="${mark}"`, ''),
})

function findMarked(html: string, name: string, mark: string): string[] {
  const found: string[] = []
  const opening = `<${name} nonce="${mark}"`
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf(`</${name}>`, begin)
    if (begin === 0 || end < 0) break
    found.push(html.slice(begin, end))
    at = end
  }
  return found
}
