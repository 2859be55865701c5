import { chromium } from 'playwright-core'
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--in-process-gpu'],
})
const base = 'http://localhost:4340'
const shots = JSON.parse(process.argv[2])
for (const [name, path, w, h, d, press] of shots) {
  const ctx = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: d, hasTouch: w < 500 })
  await ctx.addInitScript(() =>
    localStorage.setItem('cimaise.consent', JSON.stringify({ state: { choice: 'none' }, version: 0 })),
  )
  const p = await ctx.newPage()
  p.on('pageerror', (e) => console.log(name, 'ERR', e.message))
  p.on('console', (m) => m.type() === 'error' && console.log(name, 'CON', m.text().slice(0, 200)))
  await p.goto(base + path, { waitUntil: 'networkidle' }).catch((e) => console.log(name, e.message.slice(0, 80)))
  for (const one of press ?? []) {
    if (typeof one === 'number') await p.waitForTimeout(one)
    else
      await p
        .getByText(one, { exact: true })
        .first()
        .click({ timeout: 8000 })
        .catch((e) => console.log(name, 'press', one, e.message.slice(0, 120)))
  }
  await p.waitForTimeout(1500)
  await p.screenshot({ path: `/tmp/s25-${name}.png`, fullPage: process.argv[3] === 'full' })
  await ctx.close()
}
await b.close()
