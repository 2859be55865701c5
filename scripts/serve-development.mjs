// Opens the gallery from its sources, with pages made anew as they change.
import { createServer } from 'vite'

import { runUntilStopped } from './run-until-stopped.mjs'

await runUntilStopped(async () => {
  const ours = process.listeners('SIGTERM')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  // Vite ends the process by itself on this signal, before the database is closed.
  for (const listener of process.listeners('SIGTERM')) if (!ours.includes(listener)) process.off('SIGTERM', listener)
  const { openGallery } = await vite.ssrLoadModule('/src/server.ts')
  const gallery = await openGallery({
    onInvited: (/** @type {import('../src/demo/index.ts').Invited} */ { emails, password }) =>
      console.error(`The demo has accounts for ${emails.join(', ')} with the password ${password}`),
    developmentMiddleware: vite.middlewares,
    developmentBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  })
  return {
    address: gallery.address,
    opening: gallery.opening,
    close: async () => {
      await gallery.close()
      await vite.close()
    },
  }
})
