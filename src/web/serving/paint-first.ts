const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULE = /<script type="module" async="">([^<]*)<\/script>/

/**
 * Lets a page be painted before its scripts are asked for: it can be read and looked at without them, and its pictures
 * have the line to themselves. A page that nobody looks at yet asks for them at once.
 */
export function paintFirst(html: string): string {
  const [, code = ''] = MODULE.exec(html) ?? []
  // What the first script imports by itself comes with it; each further request costs a phone some milliseconds.
  const own = new Set([...code.matchAll(/(?:from|import) "([^"]+)"/g)].map(([, file]) => file))
  const files = [...html.matchAll(PRELOAD)].flatMap(([, file = '']) => (own.has(file) ? [] : file))
  const start = `{let go=()=>{for(let f of ${JSON.stringify(files)}){let l=document.createElement("link");l.rel="modulepreload";l.href=f;document.head.append(l)}let s=document.createElement("script");s.type="module";s.textContent=document.getElementById("start").textContent;document.head.append(s)};document.hidden?go():requestAnimationFrame(()=>setTimeout(go))}`
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, () => `<script type="text/plain" id="start">${code}</script><script>${start}</script>`)
}
