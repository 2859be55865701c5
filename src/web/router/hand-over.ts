const END = '</body></html>'

/**
 * Gives a page the data that it was rendered with, for the router in the browser to begin with. It stands there as it is,
 * in a block that runs nothing; the line that reads it is the same for all pages.
 */
export function handOver(html: string, data: string, mark?: string): string {
  const own = mark === undefined ? '' : ` nonce="${mark}"`
  // It is JSON: what could end the block stands within strings alone.
  const block = `<script type="text/plain">${data.replaceAll('<', String.raw`\u003c`)}</script>`
  const at = html.lastIndexOf(END)
  return `${html.slice(0, at)}${block}<script${own}>${READ}</script>${END}`
}

const READ =
  '{let{streamController:c}=window.__reactRouterContext;c.enqueue(document.currentScript.previousSibling.textContent);c.close()}'
