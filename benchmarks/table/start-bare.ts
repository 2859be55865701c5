import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { onCleanUp } from '../run-gallery.ts'

interface BareServer {
  address: string
  pid: number
  stop: () => void
}

const FIRST_PORT = 4391
let port = FIRST_PORT

/** A bare server of its own process that answers with so many bytes. */
export async function startBare(bytes: number): Promise<BareServer> {
  const address = `http://localhost:${port}/`
  const child: ChildProcess = spawn(process.execPath, [
    path.join(import.meta.dirname, 'bare-server.ts'),
    String(port++),
    String(bytes),
  ])
  const stop = () => void child.kill('SIGKILL')
  onCleanUp(async () => stop())
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(20)
  return { address, pid: child.pid ?? 0, stop }
}
