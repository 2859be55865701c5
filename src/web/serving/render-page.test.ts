import pino from 'pino'
import { expect, test } from 'vitest'

import { createPageRenderer } from './render-page.ts'

test('when nothing can be rendered, the visitor still gets a sentence and a way home, in the right language', async () => {
  const render = createPageRenderer({
    build: () => Promise.reject(new Error('the pages are gone')),
    site: { publicUrl: 'http://localhost', apiUrl: '' },
    api: () => {
      throw new Error('never asked')
    },
    log: pino({ level: 'silent' }),
    isStrict: true,
  })

  const page = await render('/fr/artist?x=1')

  expect(page.status).toBe(500)
  expect(page.text).toContain('Une erreur est survenue lors de l’affichage de la page d’erreur')
  expect(page.text).toContain('<a href="/fr">')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
})
