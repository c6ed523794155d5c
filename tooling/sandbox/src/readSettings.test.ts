import { describe, expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'

describe('M3: a database that processes share', () => {
  const DATABASE_URL = 'postgres://db.example/coverkit'

  test('needs one name for the issuer of tokens', () => {
    expect(() => readSettings({ DATABASE_URL })).toThrow('DATABASE_URL needs IDENTITY_ISSUER')
    const issuer = 'https://id.example/pool'
    expect(readSettings({ DATABASE_URL, IDENTITY_ISSUER: issuer }).pool).toEqual({ issuer })
    const tokens = { TOKEN_ISSUER: issuer, TOKEN_JWKS_URL: `${issuer}/keys`, TOKEN_AUDIENCE: 'client' }
    expect(readSettings({ DATABASE_URL, ...tokens }).tokens).toMatchObject({ issuer })
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
    expect(readSettings({ DATA_KEY: 'key' }).dataKey).toBe('key')
  })
})

test('the stand-in for a payment provider is started where its port is named', () => {
  expect(readSettings({})).not.toHaveProperty('paymentPort')
  expect(readSettings({ PAYMENT_PORT: '0' }).paymentPort).toBe(0)
  expect(readSettings({ PAYMENT_PORT: '4001' }).paymentPort).toBe(4001)
  expect(() => readSettings({ PAYMENT_PORT: '70000' })).toThrow('PAYMENT_PORT is not a port: 70000')
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

  test('the place and the sites are those that are named', () => {
    const SITE_ORIGINS = 'demo=https://demo.example'
    const settings = readSettings({
      ...{ HOST: '0.0.0.0', PORT: '8080', SANDBOX_DATA: '/data', SMTP_URL: 'smtp://mail.example' },
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
    '0.0.0.0/0',
    '::/0',
    'fd00::/129',
    'loopback',
    '1',
  ])('the proxy %s is refused', (text) => {
    expect(() => readSettings({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES')
  })
})
