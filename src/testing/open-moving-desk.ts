import { bringIn } from './open-import-desk.ts'
import { openTestGallery } from './open-test-gallery.ts'

type Options = Parameters<typeof openTestGallery>[0]

/** A gallery with an admin who takes it out as a whole, and brings others in. */
export async function openMovingDesk(options: Options = {}) {
  const gallery = await openTestGallery(options)
  const admin = await gallery.logIn({ name: 'Ann', scope: ['admin'] })
  const { call } = admin
  const listExports = async () => (await call('GET /editor/exports')).exports
  /** Has it written, and looks at what became of it. */
  const exportWhole = async () => {
    const { export: begun } = await call('POST /editor/exports')
    await gallery.work('run-export')
    const found = (await listExports()).find(({ id }) => id === begun.id)
    if (!found) throw new Error('The export is gone.')
    return found
  }
  const save = async ({ id }: { id: string }, headers: Record<string, string> = {}) => {
    const { address } = await call('POST /editor/exports/{export}/link', { params: { export: id } })
    return gallery.app.inject({ url: address, headers })
  }
  return { ...gallery, admin, listExports, exportWhole, save, ...bringIn(gallery, admin) }
}
