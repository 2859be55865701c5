import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'

import { onTestFinished } from 'vitest'

const NO_ERROR = 0
const FAILED = 2
const NO_SUCH_NAME = 3
const TYPE_A = 1
const TYPE_NS = 2
/** "a.", which is all that has to be known of who serves the root of all names. */
const ROOT_SERVER = [1, 97, 0]

/** What names mean here: addresses of IPv4; a list in a list is another answer each time, the last one staying. `failed` is the server's own trouble. */
type Names = Record<string, string[] | string[][] | 'failed'>

/** A real name server on this machine for as long as the test lasts, and a resolver that asks nobody else; cut off, it knows no root. */
export async function startNameServer(names: Names, { isCutOff = false } = {}) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query)
    const meant = names[name]
    if (type === TYPE_A) asked.push(name)
    const times = asked.filter((one) => one === name).length
    const rows = Array.isArray(meant) ? meant : []
    const answers = (Array.isArray(rows[0]) ? (rows[Math.min(times, rows.length) - 1] as string[]) : rows) as string[]
    if (name === '' && type === TYPE_NS && !isCutOff) {
      socket.send(writeAnswer(query.subarray(0, end), NO_ERROR, [record(TYPE_NS, ROOT_SERVER)]), port, address)
      return
    }
    const code = meant === undefined ? NO_SUCH_NAME : meant === 'failed' ? FAILED : NO_ERROR
    const records = type === TYPE_A ? answers.map((one) => record(TYPE_A, one.split('.').map(Number))) : []
    socket.send(writeAnswer(query.subarray(0, end), code, records), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, asked }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function writeAnswer(question: Buffer, code: number, records: Buffer[]): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 | code, 2)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...records])
}

/** The name of the question, a type of the internet, for no time at all. */
const record = (type: number, data: number[]) =>
  Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length, ...data])
