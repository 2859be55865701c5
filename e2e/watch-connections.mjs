// Loaded into the galleries under test: notes every connection they try to make to another machine.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { isIP } from 'node:net'

const file = process.env.OUTGOING_FILE ?? ''
const isHere = (/** @type {string} */ address) => /^(127\.|::1$|::ffff:127\.)/.test(address)

subscribe('net.client.socket', (message) => {
  const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message)
  socket.on('connectionAttempt', (address, port) => {
    if (isIP(address) && !isHere(address)) appendFileSync(file, `${address}:${port}\n`)
  })
  socket.on('lookup', (_error, _address, _family, host) => {
    if (host !== 'localhost') appendFileSync(file, `${host}\n`)
  })
})
