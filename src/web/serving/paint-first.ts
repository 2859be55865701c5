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
  // Each in a task of its own, so that a touch need not wait for all of them.
  const start = `{let now=document.hidden,later=now?f=>f():setTimeout,add=(t,o)=>later(()=>document.head.append(Object.assign(document.createElement(t),o))),go=()=>{for(let href of ${JSON.stringify(files)})add("link",{rel:"modulepreload",href});add("script",{type:"module",textContent:document.getElementById("start").textContent})};now?go():requestAnimationFrame(()=>later(go))}`
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, () => `<script type="text/plain" id="start">${code}</script><script>${start}</script>`)
}
