import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

interface SignedRequest {
  method: string
  /** As it came over the wire, with its query. */
  url: string
  headers: Record<string, string | string[] | undefined>
  body: Uint8Array
}

interface Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const MOST_SKEW_MS = 900_000

/** Checks a request by the rules of AWS Signature Version 4; what is wrong with it is told by S3's name for it. */
export function checkS3Signature(
  { method, url, headers, body }: SignedRequest,
  { accessKeyId, secretAccessKey, region }: Keys,
  now = new Date(),
): string | undefined {
  const [, keyId, day, zone, signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      String(headers.authorization),
    ) ?? []
  if (!day) return 'AccessDenied'
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId'
  if (zone !== region) return 'AuthorizationHeaderMalformed'

  const names = signed.split(';')
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied'
  const moment = String(headers['x-amz-date'])
  const time = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!moment.startsWith(day) || !(Math.abs(now.getTime() - time) <= MOST_SKEW_MS)) return 'RequestTimeTooSkewed'
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const [pathname = '', query = ''] = url.split('?')
  const canonical = [
    method,
    pathname.split('/').map(encodeOnce).join('/'),
    query.split('&').filter(Boolean).map(canonicalPair).toSorted().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    payload,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', moment, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()

const encodeOnce = (part: string) =>
  encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

function canonicalPair(pair: string): string {
  const [name = '', ...value] = pair.split('=')
  return `${encodeOnce(name)}=${encodeOnce(value.join('='))}`
}
