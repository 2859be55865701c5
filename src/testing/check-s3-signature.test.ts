import { expect, test } from 'vitest'

import { checkS3Signature } from './check-s3-signature.ts'

// The worked examples of AWS's own documentation, "Authenticating Requests: Using the Authorization Header".
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const then = new Date('2013-05-24T00:00:00Z')
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const sign = (signedHeaders: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders},Signature=${signature}`

const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }
const getObject = {
  method: 'GET',
  url: '/test.txt',
  body: Buffer.alloc(0),
  headers: {
    ...common,
    range: 'bytes=0-9',
    'x-amz-content-sha256': NOTHING,
    authorization: sign(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  },
}
const putObject = {
  method: 'PUT',
  url: '/test%24file.text',
  body: Buffer.from('Welcome to Amazon S3.'),
  headers: {
    ...common,
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    authorization: sign(
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ),
  },
}
const listObjects = {
  method: 'GET',
  url: '/?max-keys=2&prefix=J',
  body: Buffer.alloc(0),
  headers: {
    ...common,
    'x-amz-content-sha256': NOTHING,
    authorization: sign(
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ),
  },
}

test.each([
  ['reading', getObject],
  ['writing', putObject],
  ['listing', listObjects],
])('the example of AWS for %s is found right', (_what, request) => {
  expect(checkS3Signature(request, keys, then)).toBeUndefined()
})

test.each([
  ['another path', { ...getObject, url: '/other.txt' }, 'SignatureDoesNotMatch'],
  ['another method', { ...getObject, method: 'DELETE' }, 'SignatureDoesNotMatch'],
  ['another query', { ...listObjects, url: '/?max-keys=3&prefix=J' }, 'SignatureDoesNotMatch'],
  ['another range', { ...getObject, headers: { ...getObject.headers, range: 'bytes=0-99' } }, 'SignatureDoesNotMatch'],
  ['other bytes', { ...putObject, body: Buffer.from('Welcome!') }, 'XAmzContentSHA256Mismatch'],
  [
    'an unsigned order',
    { ...getObject, headers: { ...getObject.headers, 'x-amz-acl': 'public-read' } },
    'AccessDenied',
  ],
  ['no signature', { ...getObject, headers: common }, 'AccessDenied'],
])('%s is found wrong', (_what, request, fault) => {
  expect(checkS3Signature(request, keys, then)).toBe(fault)
})

test('another secret, another key, another region and another hour are found wrong', () => {
  expect(checkS3Signature(getObject, { ...keys, secretAccessKey: 'guessed' }, then)).toBe('SignatureDoesNotMatch')
  expect(checkS3Signature(getObject, { ...keys, accessKeyId: 'AKIDOTHER' }, then)).toBe('InvalidAccessKeyId')
  expect(checkS3Signature(getObject, { ...keys, region: 'eu-west-3' }, then)).toBe('AuthorizationHeaderMalformed')
  expect(checkS3Signature(getObject, keys, new Date('2013-05-24T01:00:00Z'))).toBe('RequestTimeTooSkewed')
})
