import path from 'node:path'

import { expect, test } from 'vitest'

import { ConfigError, readConfig } from './config.ts'
import { countProcesses } from './processes/count-processes.ts'

const projectDir = path.resolve('.')
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

test('without any setting the demo opens on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    apiUrl: '',
    dataDir: path.join(projectDir, 'data'),
    databaseUrl: undefined,
    s3: undefined,
    payments: undefined,
    smtpUrl: undefined,
    mailFrom: { name: '', address: 'no-reply@localhost' },
    demoPassword: undefined,
    providers: [],
    isDemo: true,
    demoReason: 'database, address and payments are this machine’s own',
    webhooksToOwnNetwork: false,
    trustedProxies: 0,
    processes: countProcesses(),
    logLevel: 'warn',
    projectDir,
  })
})

test('settings given are taken', () => {
  expect(
    readConfig({
      PORT: '4100',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://gallery.example/',
      API_URL: 'https://api.example',
      DATA_DIR: '/srv/gallery',
      DATABASE_URL: 'postgresql://anna:secret@db.example:5433/gallery',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'gallery',
      S3_REGION: 'eu-west-3',
      S3_ACCESS_KEY_ID: 'AKID',
      S3_SECRET_ACCESS_KEY: 'secret',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_2',
      STRIPE_WEBHOOK_SECRET: 'whsec_3',
      MAPS_KEY: 'AIza-of_the_gallery',
      SMTP_URL: 'smtps://anna:secret@mail.example',
      MAIL_FROM: 'Galerie Vasseur <bonjour@gallery.example>',
      DEMO: 'off',
      DEMO_PASSWORD: 'of the demo',
      OIDC_GOOGLE_CLIENT_ID: 'id',
      OIDC_GOOGLE_CLIENT_SECRET: 'secret',
      OIDC_MUSEUM_ISSUER: 'https://id.museum.example/realm',
      OIDC_MUSEUM_CLIENT_ID: 'gallery',
      OIDC_MUSEUM_CLIENT_SECRET: 'secret',
      OIDC_MUSEUM_LABEL: 'Museum pass',
      TRUST_PROXY: '2',
      PROCESSES: '3',
      WEBHOOKS_TO_OWN_NETWORK: 'on',
      LOG_LEVEL: 'info',
    }),
  ).toEqual({
    port: 4100,
    host: '127.0.0.1',
    publicUrl: 'https://gallery.example',
    apiUrl: 'https://api.example',
    dataDir: '/srv/gallery',
    databaseUrl: 'postgresql://anna:secret@db.example:5433/gallery',
    s3: {
      endpoint: 'https://s3.example',
      bucket: 'gallery',
      region: 'eu-west-3',
      accessKeyId: 'AKID',
      secretAccessKey: 'secret',
    },
    payments: { provider: 'stripe', secretKey: 'sk_test_1', publishableKey: 'pk_test_2', webhookSecret: 'whsec_3' },
    mapsKey: 'AIza-of_the_gallery',
    smtpUrl: 'smtps://anna:secret@mail.example',
    mailFrom: { name: 'Galerie Vasseur', address: 'bonjour@gallery.example' },
    demoPassword: 'of the demo',
    providers: [
      { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
      {
        id: 'museum',
        name: 'Museum pass',
        issuer: 'https://id.museum.example/realm',
        clientId: 'gallery',
        clientSecret: 'secret',
      },
    ],
    isDemo: false,
    demoReason: 'DEMO=off is set',
    webhooksToOwnNetwork: true,
    trustedProxies: 2,
    processes: 3,
    logLevel: 'info',
    projectDir,
  })
})

test('a variable set to nothing counts as not set', () => {
  const names = [
    ...['PORT', 'HOST', 'PUBLIC_URL', 'API_URL', 'DATA_DIR', 'DATABASE_URL', 'TRUST_PROXY', 'LOG_LEVEL', 'DEMO', ...S3],
    ...['SMTP_URL', 'MAIL_FROM', 'DEMO_PASSWORD', 'OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
    ...['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'MAPS_KEY', 'PROCESSES'],
  ]

  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}))
})

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test.each([
  'http://localhost',
  'https://localhost:8443',
  'http://gallery.localhost:3000',
  'http://127.0.0.1:3000',
  'http://127.8.9.10',
  'http://[::1]:3000',
])('visitors who come to %s are on this machine, which leaves the demo open', (address) => {
  expect(readConfig({ PUBLIC_URL: address, DEMO: '' }).isDemo).toBe(true)
})

test.each([
  'https://gallery.example',
  'http://192.168.1.20:3000',
  'http://0.0.0.0:3000',
  'http://[2001:db8::1]',
  'http://localhost.gallery.example',
  'http://notlocalhost',
  'http://127.0.0.1.gallery.example',
  'http://localhost@gallery.example',
])('visitors who come to %s are not, which closes the demo', (address) => {
  expect(readConfig({ PUBLIC_URL: address }).isDemo).toBe(false)
  expect(readConfig({ PUBLIC_URL: address, DEMO: '' }).isDemo).toBe(false)
  expect(readConfig({ PUBLIC_URL: address, DEMO: 'on' }).isDemo).toBe(true)
})

test.each([
  ['an outside database', { DATABASE_URL: 'postgresql://anna@localhost/gallery' }, 'DATABASE_URL is set'],
  ['a host that others reach', { HOST: '192.168.1.20' }, 'visitors come to http://192.168.1.20:3000'],
  ['keys of Stripe, also for tests', STRIPE, 'keys of Stripe are set'],
])('%s closes the demo unless DEMO=on is said', (_what, settings, reason) => {
  expect(readConfig(settings)).toMatchObject({ isDemo: false, demoReason: `${reason} (DEMO=on would open it)` })
  expect(readConfig({ ...settings, DEMO: 'on' })).toMatchObject({ isDemo: true, demoReason: 'DEMO=on is set' })
})

test('everything that closes the demo is told', () => {
  const settings = {
    DATABASE_URL: 'postgresql://anna:secret@db.example/gallery',
    PUBLIC_URL: 'https://gallery.example',
  }

  expect(readConfig({ ...settings, ...STRIPE }).demoReason).toBe(
    'DATABASE_URL is set and visitors come to https://gallery.example and keys of Stripe are set (DEMO=on would open it)',
  )
})

test.each(['0.0.0.0', '::'])(
  'a server on every address (%s) stays the demo, and it is told who can reach it',
  (host) => {
    expect(readConfig({ HOST: host })).toMatchObject({
      isDemo: true,
      demoReason: `database, address and payments are this machine’s own (though HOST=${host} lets other machines in)`,
    })
  },
)

test.each(['yes', 'true', '1', 'On'])('DEMO=%s is refused: a guess could open what should be closed', (said) => {
  expect(() => readConfig({ DEMO: said })).toThrow(`DEMO must be on or off (it is "${said}")`)
})

test('mails and files kept elsewhere leave the demo open', () => {
  const s3 = Object.fromEntries(S3.map((one) => [one, one === 'S3_ENDPOINT' ? 'https://s3.example' : 'gallery']))

  expect(readConfig({ SMTP_URL: 'smtp://mail.example', ...s3 }).isDemo).toBe(true)
})

test.each(['0.0.0.0', '::'])('a server on every address (%s) is known as localhost', (host) => {
  expect(readConfig({ HOST: host, PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
})

test('an API at the own address is our own', () => {
  expect(readConfig({ PUBLIC_URL: 'https://gallery.example', API_URL: 'https://gallery.example/' }).apiUrl).toBe('')
})

test('every wrong setting is reported at once, with what it is', () => {
  const read = () =>
    readConfig({
      PORT: '99999',
      PUBLIC_URL: 'gallery',
      API_URL: 'ftp://api.example',
      DATABASE_URL: 'localhost:5432',
      TRUST_PROXY: 'nginx',
      PROCESSES: '0',
      LOG_LEVEL: 'loud',
    })

  expect(read).toThrow(ConfigError)
  expect(read).toThrow(
    [
      'These settings are wrong:',
      '  PORT must be at most 65535 (it is "99999")',
      '  PUBLIC_URL must be an address such as https://gallery.example (it is "gallery")',
      '  API_URL must be an address such as https://gallery.example (it is "ftp://api.example")',
      '  DATABASE_URL must look like postgresql://user:password@host:5432/database (it is "localhost:5432")',
      '  TRUST_PROXY must be the number of proxies in front (it is "nginx")',
      '  PROCESSES must be a number of processes, from 1 to 64 (it is "0")',
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud")',
    ].join('\n'),
  )
})

test.each(['mysql://anna@db.example/gallery', 'db.example', 'postgresql://db.example:99999/gallery', '5432'])(
  'a database address such as %s is refused',
  (address) => {
    expect(() => readConfig({ DATABASE_URL: address })).toThrow('DATABASE_URL must look like postgresql://')
  },
)

test('a bucket needs all of its settings, and what lacks is told together with what is wrong', () => {
  const read = () => readConfig({ S3_ENDPOINT: 's3.example', S3_BUCKET: 'gallery', S3_REGION: '', PORT: '0' })

  expect(read).toThrow(
    [
      'These settings are wrong:',
      '  PORT must be at least 1 (it is "0")',
      '  S3_ENDPOINT must be an address such as https://s3.eu-west-3.amazonaws.com (it is "s3.example")',
      '  S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too, or none of the S3 settings',
    ].join('\n'),
  )
})

test.each(S3)('a bucket without %s is refused', (name) => {
  const whole = Object.fromEntries(S3.map((one) => [one, one === 'S3_ENDPOINT' ? 'https://s3.example' : 'gallery']))

  expect(readConfig(whole).s3).toBeDefined()
  expect(() => readConfig({ ...whole, [name]: '' })).toThrow(`${name} must be set too`)
})

test.each(['Gallery', 'a', '../gallery', 'gallery/private'])('a bucket such as %s is refused', (bucket) => {
  expect(() => readConfig({ S3_BUCKET: bucket })).toThrow('S3_BUCKET must be the name of a bucket')
})

test.each(['0', 'http', '-1', '70000', '80.5'])('a port such as %s is refused', (port) => {
  expect(() => readConfig({ PORT: port })).toThrow('PORT')
})

test.each(['mysql://ada:secret@host/db', 'postgresql://ada:sec/ret@host/db', 'postgresql://ada:a:secret@:1/db'])(
  'a password in the wrong setting %s is not shown',
  (address) => {
    const read = () => readConfig({ DATABASE_URL: address })
    expect(read).toThrow('DATABASE_URL ')
    expect(read).toThrow('sql://…@')
    expect(read).not.toThrow(/ada|ret/)
  },
)

test('an IPv6 host stands in brackets in the address', () => {
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
})

test('mails are from an address of the gallery unless another is set', () => {
  expect(readConfig({ PUBLIC_URL: 'https://gallery.example:8443' }).mailFrom).toEqual({
    name: '',
    address: 'no-reply@gallery.example',
  })
  expect(readConfig({ MAIL_FROM: 'bonjour@gallery.example' }).mailFrom).toEqual({
    name: '',
    address: 'bonjour@gallery.example',
  })
})

test.each(['Gallery', 'Gallery <gallery>', 'a@b.example, c@d.example', 'Gallery <a@b.example>\r\nBcc: c@d.example'])(
  'mails from %j are refused',
  (from) => {
    expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM must look like Gallery <mail@gallery.example>')
  },
)

test.each(['mail.example', 'http://mail.example', 'smtp://'])('a mail server such as %s is refused', (url) => {
  expect(() => readConfig({ SMTP_URL: url })).toThrow('SMTP_URL must look like smtp://user:password@host:587')
})

test('a password of the demo that nobody could choose is refused, and not shown', () => {
  const read = () => readConfig({ DEMO_PASSWORD: 'hunter2' })

  expect(read).toThrow('DEMO_PASSWORD must have at least 8 characters')
  expect(read).not.toThrow('hunter2')
})

test('a service needs all of its settings, and each one that lacks them is told', () => {
  const read = () =>
    readConfig({
      OIDC_GOOGLE_CLIENT_ID: 'id',
      OIDC_MUSEUM_LABEL: 'Museum pass',
      OIDC_CLUB_ISSUER: 'http://club.example',
      OIDC_CLUB_CLIENT_ID: 'id',
      OIDC_CLUB_CLIENT_SECRET: 'secret',
      PORT: '0',
    })

  expect(read).toThrow(
    [
      'These settings are wrong:',
      '  PORT must be at least 1 (it is "0")',
      '  OIDC_GOOGLE_CLIENT_SECRET must be set too, or none of OIDC_GOOGLE',
      '  OIDC_MUSEUM_ISSUER, OIDC_MUSEUM_CLIENT_ID, OIDC_MUSEUM_CLIENT_SECRET must be set too, or none of OIDC_MUSEUM',
      '  OIDC_CLUB_ISSUER must be an address such as https://id.example.com (it is "http://club.example")',
    ].join('\n'),
  )
})

test('a service on the same machine may be asked without https, and is called by its name', () => {
  const { providers } = readConfig({
    OIDC_LOCAL_ISSUER: 'http://127.0.0.1:9000',
    OIDC_LOCAL_CLIENT_ID: 'id',
    OIDC_LOCAL_CLIENT_SECRET: 'secret',
  })

  expect(providers).toEqual([expect.objectContaining({ id: 'local', name: 'Local', issuer: 'http://127.0.0.1:9000' })])
})

test('Stripe needs all of its keys', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    '  STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET must be set too, or none of the Stripe settings',
  )
  expect(() => readConfig({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(
    '  STRIPE_SECRET_KEY must be set too',
  )
})

test('keys of Stripe that are none are refused, and not shown', () => {
  const read = () =>
    readConfig({
      STRIPE_SECRET_KEY: 'pk_test_hidden',
      STRIPE_PUBLISHABLE_KEY: 'sk_test_hidden',
      STRIPE_WEBHOOK_SECRET: 'we_hidden',
    })

  expect(read).toThrow(
    [
      'These settings are wrong:',
      '  STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_',
      '  STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_',
      '  STRIPE_WEBHOOK_SECRET must begin with whsec_',
    ].join('\n'),
  )
  expect(read).not.toThrow(/hidden/)
})

test('a live key of Stripe does not go with one for tests', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  expect(() => readConfig(keys)).toThrow('must both be for tests, or both be live')
})

test('a key for maps that cannot be one is refused, and not shown', () => {
  const read = () => readConfig({ MAPS_KEY: 'AIza hidden&q=elsewhere' })

  expect(read).toThrow('MAPS_KEY must be a key of Google’s Maps Embed API')
  expect(read).not.toThrow('hidden')
})

test('answers by mail need an address and a secret, both or neither', () => {
  const both = { MAIL_REPLY_TO: 'Reply@Gallery.example', MAIL_RECEIVED_SECRET: 'a-secret-of-more-than-24-letters' }
  expect(readConfig({}).receiving).toBeUndefined()
  expect(readConfig(both).receiving).toEqual({ address: 'reply@gallery.example', secret: both.MAIL_RECEIVED_SECRET })
  for (const [name, lacking] of [
    ['MAIL_REPLY_TO', 'MAIL_RECEIVED_SECRET'],
    ['MAIL_RECEIVED_SECRET', 'MAIL_REPLY_TO'],
  ] as const) {
    expect(() => readConfig({ [name]: both[name] })).toThrow(`${lacking} must be set too`)
  }
  for (const wrong of ['reply', 'a+b@gallery.example', `${'x'.repeat(33)}@gallery.example`, 'a@b, c@d']) {
    expect(() => readConfig({ ...both, MAIL_REPLY_TO: wrong })).toThrow('such as reply@gallery.example')
  }
  // A secret is not shown, however wrong it is.
  expect(() => readConfig({ ...both, MAIL_RECEIVED_SECRET: 'short' })).toThrow(/^(?!.*short)/s)
})
