import { describe, expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'
import { DATA_KEY } from './testing/dataKey.ts'
import { UNSAFE_IN_TESTS } from './testing/unsafeInTests.ts'

describe('M3: a database that processes share', () => {
  const DATABASE_URL = 'postgres://localhost/coverkit'

  test('needs one name for the issuer of tokens', () => {
    const env = { DATABASE_URL, DATA_KEY, ALLOW_UNSAFE: UNSAFE_IN_TESTS }
    expect(() => readSettings(env)).toThrow('no-issuer: Set IDENTITY_ISSUER')
    const issuer = 'https://id.example/pool'
    expect(readSettings({ ...env, IDENTITY_ISSUER: issuer }).pool).toEqual({ issuer })
    const tokens = { TOKEN_ISSUER: issuer, TOKEN_JWKS_URL: `${issuer}/keys`, TOKEN_AUDIENCE: 'client' }
    expect(readSettings({ ...env, ...tokens }).tokens).toMatchObject({ issuer })
  })

  test('takes the shortest password of the pool', () => {
    expect(readSettings({ IDENTITY_PASSWORD_MIN_LENGTH: '6' }).pool).toEqual({ passwordMinLength: 6 })
    for (const bad of ['5', '100', 'eight'])
      expect(() => readSettings({ IDENTITY_PASSWORD_MIN_LENGTH: bad })).toThrow('6 to 99')
  })

  test('hashes passwords quickly on this machine only', () => {
    const quick = { SANDBOX_PASSWORD_HASHES: 'quick' }
    expect(readSettings({ ...quick, SANDBOX_CONTROLS: 'on' }).pool?.passwordCost?.N).toBe(2)
    expect(() => readSettings(quick)).toThrow(
      'SANDBOX_PASSWORD_HASHES is quick, and needs SANDBOX_CONTROLS=on',
    )
    expect(() => readSettings({ SANDBOX_PASSWORD_HASHES: 'slow', SANDBOX_CONTROLS: 'on' })).toThrow('slow')
    expect(readSettings({ SANDBOX_CONTROLS: 'on' }).pool).toEqual({})
  })

  test('takes the key that seals from a setting', () => {
    expect(readSettings({ DATA_KEY }).dataKey).toBe(DATA_KEY)
    expect(() => readSettings({ DATA_KEY: 'key' })).toThrow('DATA_KEY is not 32 bytes in base64')
  })
})

test('the stand-in for a payment provider is started where its port is named', () => {
  expect(readSettings({})).not.toHaveProperty('paymentPort')
  expect(readSettings({ PAYMENT_PORT: '0' }).paymentPort).toBe(0)
  expect(readSettings({ PAYMENT_PORT: '4001' }).paymentPort).toBe(4001)
  expect(() => readSettings({ PAYMENT_PORT: '70000' })).toThrow('PAYMENT_PORT is not a port: 70000')
})

test('T24 the growth that the log tells of is a number of megabytes', () => {
  expect(readSettings({})).not.toHaveProperty('growthAlertMb')
  expect(readSettings({ GROWTH_ALERT_MB: '500' }).growthAlertMb).toBe(500)
  for (const bad of ['0', '-1', '1.5', '1 GB'])
    expect(() => readSettings({ GROWTH_ALERT_MB: bad })).toThrow(
      `GROWTH_ALERT_MB is a whole number of megabytes, 1 or more: ${bad}`,
    )
})

describe('H4: the settings of a process', () => {
  test('the controls are off unless they are turned on', () => {
    expect(readSettings({}).controls).toBe(false)
    expect(readSettings({ SANDBOX_CONTROLS: 'off' }).controls).toBe(false)
    expect(readSettings({ SANDBOX_CONTROLS: 'on' }).controls).toBe(true)
    expect(() => readSettings({ SANDBOX_CONTROLS: 'true' })).toThrow('SANDBOX_CONTROLS is on or off: true')
  })

  test('without a setting, this machine alone is served, from a folder of the repository', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 4000, log: 'stdout' })
    expect(settings.database).toEqual({ folder: expect.stringMatching(/[\\/]\.data[\\/]sandbox$/) })
    for (const name of ['smtpUrl', 'dataKey', 'sites', 'allowedOrigins'])
      expect(settings).not.toHaveProperty(name)
  })

  test('files lie beside the embedded database, and for a server in a folder that its processes share', () => {
    const server = {
      DATABASE_URL: 'postgres://localhost/a',
      DATA_KEY,
      IDENTITY_ISSUER: 'https://id.example/pool',
      ALLOW_UNSAFE: UNSAFE_IN_TESTS,
    }
    expect(readSettings({}).database).not.toHaveProperty('files')
    expect(readSettings(server).database.files).toMatch(/[\\/]\.data[\\/]files$/)
    expect(readSettings({ ...server, FILES_DIR: '/files' }).database.files).toBe('/files')
    expect(readSettings({ FILES_DIR: '/files' }).database.files).toBe('/files')
  })

  test('the place and the sites are those that are named', () => {
    const SITE_ORIGINS = 'demo=https://demo.example'
    const settings = readSettings({
      ...{ HOST: '0.0.0.0', PORT: '8080', SANDBOX_DATA: '/data', SMTP_URL: 'smtp://mail.example' },
      ...{ MAIL_FROM: 'demo=hello@demo.example, *=mail@broker.example' },
      ...{ SITE_ORIGINS, ALLOWED_ORIGINS: 'https://one.example, https://two.example' },
    })
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      database: { folder: '/data' },
      smtpUrl: 'smtp://mail.example',
      allowedOrigins: ['https://one.example', 'https://two.example'],
    })
    expect([...(settings.sites ?? [])]).toEqual([['demo', 'https://demo.example']])
    expect([...(settings.mailFrom ?? [])]).toEqual([
      ['demo', 'hello@demo.example'],
      ['*', 'mail@broker.example'],
    ])
  })

  test('no proxy is trusted unless it is named', () => {
    expect(readSettings({})).not.toHaveProperty('trustedProxies')
    expect(readSettings({ TRUSTED_PROXIES: '10.0.0.5, 192.168.0.0/24,fd00::/8' }).trustedProxies).toEqual([
      '10.0.0.5',
      '192.168.0.0/24',
      'fd00::/8',
    ])
  })

  test.each([
    'proxy.example',
    '10.0.0.5,',
    '10.0.0.0/33',
    '10.0.0.0/08',
    '0.0.0.0/0',
    '::/0',
    'fd00::/129',
    'loopback',
    '1',
  ])('the proxy %s is refused', (text) => {
    expect(() => readSettings({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES')
  })
})

test('an address that is none is refused, and its password is not said', () => {
  for (const url of ['mail.example', 'http://mail.example', 'smtp:/', 'mailer:S3cretPassw0rd@mail.example']) {
    expect(() => readSettings({ SMTP_URL: url })).toThrow('SMTP_URL is not the address of a mail server')
    expect(() => readSettings({ SMTP_URL: url })).not.toThrow('S3cret')
  }
})
