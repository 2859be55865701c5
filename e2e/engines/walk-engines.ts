import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Browser, Engine } from './driver.ts'
import { JOURNEYS } from './journeys/journeys.ts'
import { chromium, firefox } from './puppeteer-engines.ts'
import { visitWith } from './visitor.ts'
import { webkit } from './webkit-engine.ts'

const ENGINES = [firefox, webkit, chromium]
const PICTURES = path.resolve('build/engines')

interface Result {
  passed: number
  failed: number
}

/** Walks the journeys in every engine that is installed; wishes name the engines and journeys that are wanted. */
export async function walkEngines(wishes: string[] = []): Promise<Result> {
  const isWished = (name: string, all: string[]) => {
    const meant = wishes.filter((wish) => all.some((one) => one.toLowerCase() === wish.toLowerCase()))
    return meant.length === 0 || meant.some((wish) => wish.toLowerCase() === name.toLowerCase())
  }
  const engines = ENGINES.filter(({ name }, _, all) =>
    isWished(
      name,
      all.map((one) => one.name),
    ),
  )
  const journeys = Object.keys(JOURNEYS).filter((name, _, all) => isWished(name, all))
  const result = { passed: 0, failed: 0 }
  for (const engine of engines) {
    const browser = await engine.launch()
    if (!browser) {
      console.log(`${engine.name} is not installed: apt-get install ${engine.packages}`)
      continue
    }
    try {
      for (const name of journeys) {
        if (await walk(engine, browser, name)) result.passed += 1
        else result.failed += 1
      }
    } finally {
      await browser.close()
    }
  }
  return result
}

/** Walks one journey, says how it went, and keeps a picture of where it ended badly. */
async function walk({ name: engine }: Engine, browser: Browser, name: string): Promise<boolean> {
  const begun = Date.now()
  const tell = (outcome: string) =>
    console.log(`${engine}, ${name}: ${outcome} in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  const driver = await browser.open()
  try {
    await JOURNEYS[name]?.(visitWith(driver))
    const faults = await driver.readFaults()
    if (faults.length > 0) throw new Error(`the page reported: ${faults.join('; ')}`)
    tell('passed')
    return true
  } catch (error) {
    tell('FAILED')
    console.log(`  ${error instanceof Error ? error.message : String(error)}`)
    const faults = await driver.readFaults().catch(() => [])
    for (const fault of faults) console.log(`  ${fault}`)
    const file = path.join(PICTURES, `${engine}-${name.replaceAll(' ', '-')}.png`.toLowerCase())
    await mkdir(PICTURES, { recursive: true })
    await driver.takePicture().then(
      (picture) => writeFile(file, picture),
      () => undefined,
    )
    console.log(`  seen last: ${path.relative('.', file)}`)
    return false
  } finally {
    await driver.close().catch(() => undefined)
  }
}
