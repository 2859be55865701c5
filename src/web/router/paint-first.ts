const PRELOAD = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g
const END = '</script>'

/** What stands before and behind the content of a page: our own scripts are there. */
interface AroundContent {
  head: string
  tail: string
}

/**
 * Lets a page be painted before its scripts are asked for: it can be read and looked at without them, and its pictures
 * have the line to themselves. A page that nobody looks at yet asks for them at once. Only the script that is marked as
 * ours is heeded.
 */
export function paintFirst({ head, tail }: AroundContent, mark: string): AroundContent {
  const opening = `<script nonce="${mark}" type="module" async="">`
  const at = tail.indexOf(opening)
  const end = tail.indexOf(END, at)
  if (at < 0 || end < 0) return { head, tail }
  const code = tail.slice(at + opening.length, end)
  const files = [...head.matchAll(PRELOAD), ...tail.matchAll(PRELOAD)].map(([, file = '']) => file)
  const own = [...code.matchAll(/(?:from|import) "([^"]+)"/g)].map(([, file = '']) => file)
  const shared = files.filter((file) => !own.includes(file) && !code.includes(`import("${file}")`))
  const all = [...new Set([...files, ...own])]
  // What a page looks like is found out before the frame that lays it out. Each file is asked for, and what several are
  // made of is run, in a task of its own, so that a touch need not wait for all.
  const start = `{let now=document.hidden,later=now?f=>f():setTimeout,add=(t,o)=>document.head.append(Object.assign(document.createElement(t),o)),go=async()=>{for(let href of ${JSON.stringify(all)})later(()=>add("link",{rel:"modulepreload",href}));for(let file of ${JSON.stringify(shared)})await import(file).catch(()=>0);add("script",{type:"module",textContent:document.getElementById("start").textContent})};now?go():(later(()=>getComputedStyle(document.body).color),requestAnimationFrame(()=>later(go)))}`
  const ours = `<script nonce="${mark}" type="text/plain" id="start">${code}${END}<script nonce="${mark}">${start}${END}`
  return {
    head: head.replaceAll(PRELOAD, ''),
    tail: [tail.slice(0, at), ours, tail.slice(end + END.length)].join('').replaceAll(PRELOAD, ''),
  }
}
