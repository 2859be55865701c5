import { expect, test } from 'vitest'

import { handOver } from './hand-over.ts'

test('whatever the data says, the block that it stands in ends where it should', () => {
  const data = JSON.stringify(['</script><script>alert(1)</script>', '<!--', '<ScRiPt', 'é灯'])

  const html = handOver('<p>Works</p></body></html>', data, 'm')

  const [, block = ''] = html.split('<script type="text/plain">').flatMap((part) => part.split('</script>', 1))
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual(JSON.parse(data))
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html.endsWith('</script></body></html>')).toBe(true)
})
