import { expect, test } from 'vitest'

import { describeDevice } from './index.ts'

const SAFARI = 'Version/17.5 Mobile/15E148 Safari/604.1'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/115.0.0.0`, 'Opera, Linux'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 'Chrome, Android'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML) ${SAFARI}`, 'Safari, iPhone'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML) ${SAFARI}`, 'Safari, macOS'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome, ChromeOS'],
  ['curl/8.5.0', ''],
  ['<script>Firefox</script>', ''],
  ['', ''],
  [undefined, ''],
])('%s is "%s"', (agent, name) => {
  expect(describeDevice(agent)).toBe(name)
})
