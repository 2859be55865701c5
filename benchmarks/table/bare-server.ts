// node benchmarks/table/bare-server.ts 4391 20000: the server that all others are compared with. It does nothing but answer.
import { createServer } from 'node:http'

const [port = '', bytes = ''] = process.argv.slice(2)
const body = Buffer.alloc(Number(bytes), 'x')
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length })
  response.end(body)
}).listen(Number(port), 'localhost')
