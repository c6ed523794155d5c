import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'
import { brokenRules, SETTING_RULES } from './settingRules.ts'
import { DATA_KEY } from './testing/dataKey.ts'
import { withTableRows } from './testing/withTableRows.ts'

const SECURITY = fileURLToPath(new URL('../../../docs/security.md', import.meta.url))

/** A production process with everything right. */
const SAFE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://coverkit:secret@db.example/coverkit?sslmode=verify-full',
  DATA_KEY,
  HOST: '0.0.0.0',
  SMTP_URL: 'smtps://mailer:secret@mail.example',
  MAIL_FROM: 'wattlebird=hello@wattlebird.example, redearth=hello@redearth.example, *=mail@broker.example',
  SITE_ORIGINS: 'wattlebird=https://wattlebird.example,redearth=https://redearth.example',
  ALLOWED_ORIGINS: 'https://wattlebird.example, https://redearth.example',
  TRUSTED_PROXIES: '10.0.0.0/8,203.0.113.7,2001:db8::/32',
  IDENTITY_ISSUER: 'https://id.example/pool',
  GOOGLE_CLIENT_ID: 'broker.apps.example',
  GOOGLE_JWKS_URL: 'https://keys.example/certs',
}
type Settings = Record<string, string | undefined>

/** The names of the rules that the refusal names, in its order; none when it starts. */
function refusedFor(changes: Settings, base: Settings = SAFE): string[] {
  try {
    readSettings({ ...base, ...changes })
    return []
  } catch (error) {
    const lines = String(error).split('\n').slice(1)
    return lines.map((line) => /^ {2}([a-z-]+): /.exec(line)?.[1] ?? line.trim())
  }
}

const ZEROS = Buffer.alloc(32).toString('base64')
const OTHER_ISSUER = { IDENTITY_ISSUER: undefined, TOKEN_AUDIENCE: 'client' }
const JWKS = 'https://id.example/keys'

/** By rule, settings that break it alone, and settings beside them that do not. */
const CASES: Readonly<Record<string, { broken: readonly Settings[]; fine?: readonly Settings[] }>> = {
  'embedded-database': { broken: [{ DATABASE_URL: undefined }, { DATABASE_URL: '' }] },
  'database-in-clear': {
    broken: [
      { DATABASE_URL: 'postgres://db.example/coverkit' },
      { DATABASE_URL: 'postgres://db.example/coverkit?sslmode=require' },
      { DATABASE_URL: 'postgres://db.example/coverkit?sslmode=no-verify' },
      { DATABASE_URL: 'postgres://localhost/coverkit?host=db.example' },
      { DATABASE_URL: 'postgres:///coverkit', PGHOST: 'db.example' },
    ],
    fine: [
      { DATABASE_URL: 'postgres://127.0.0.1/coverkit' },
      { DATABASE_URL: 'postgres://user@localhost:5433/coverkit' },
      { DATABASE_URL: 'postgres:///coverkit?host=/run/postgresql' },
      { DATABASE_URL: 'postgres://user@/coverkit?host=/run/postgresql' },
    ],
  },
  'no-data-key': { broken: [{ DATA_KEY: undefined }, { DATA_KEY: '' }] },
  'weak-data-key': { broken: [{ DATA_KEY: ZEROS }, { DATA_KEY: `${DATA_KEY},${ZEROS}` }] },
  controls: { broken: [{ SANDBOX_CONTROLS: 'on', HOST: undefined }], fine: [{ SANDBOX_CONTROLS: 'off' }] },
  'open-controls': { broken: [] },
  'test-payments': { broken: [{ PAYMENT_PORT: '4001' }] },
  'quick-hashes': { broken: [] },
  'no-mail-server': { broken: [{ SMTP_URL: undefined }] },
  'mail-in-clear': {
    broken: [
      { SMTP_URL: 'smtp://mail.example' },
      { SMTP_URL: 'smtp://mail.example?requireTLS=false' },
      { SMTP_URL: 'smtp://mail.example?requireTLS=true&tls.rejectUnauthorized=false' },
      { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=0' },
      { SMTP_URL: 'smtp://127.0.0.1?service=gmail' },
    ],
    fine: [
      { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
      { SMTP_URL: 'smtp://127.0.0.1:25' },
      { SMTP_URL: 'smtps://mail.example?tls.servername=other.example' },
    ],
  },
  'no-mail-from': {
    broken: [
      { MAIL_FROM: undefined },
      { MAIL_FROM: 'wattlebird=hello@wattlebird.example,*=mail@broker.example' },
      { MAIL_FROM: 'wattlebird=hello@wattlebird.example,redearth=hello@redearth.example' },
      { MAIL_FROM: undefined, SMTP_URL: 'smtp://127.0.0.1' },
    ],
  },
  'local-sites': { broken: [{ SITE_ORIGINS: undefined }] },
  'http-sites': {
    broken: [{ SITE_ORIGINS: 'wattlebird=http://wattlebird.example,redearth=https://redearth.example' }],
  },
  'local-origins': { broken: [{ ALLOWED_ORIGINS: undefined }] },
  'loose-origins': {
    broken: [
      'null,*',
      'null',
      '*',
      'http://one.example',
      'https://one.example/',
      'https://*.example',
      ',',
    ].map((ALLOWED_ORIGINS) => ({ ALLOWED_ORIGINS })),
    fine: [{ ALLOWED_ORIGINS: 'https://one.example:8443' }],
  },
  'no-proxies': { broken: [{ TRUSTED_PROXIES: undefined }] },
  'wide-proxies': {
    broken: [
      '0.0.0.0/1,128.0.0.0/1',
      '10.0.0.0/8,0.0.0.0/2',
      '::/1,8000::/1',
      '::ffff:0:0/96',
      '::/64',
      '2000::/3',
      '9.0.0.0/7',
    ].map((TRUSTED_PROXIES) => ({ TRUSTED_PROXIES })),
    fine: [
      { TRUSTED_PROXIES: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7,127.0.0.1,::1' },
      { TRUSTED_PROXIES: '104.16.0.0/13,172.64.0.0/13,2400:cb00::/32,2a06:98c0::/29' },
    ],
  },
  'no-issuer': { broken: [{ IDENTITY_ISSUER: undefined }] },
  'http-issuer': {
    broken: [
      { IDENTITY_ISSUER: 'http://id.example/pool' },
      { ...OTHER_ISSUER, TOKEN_ISSUER: 'http://id.example/pool', TOKEN_JWKS_URL: JWKS },
    ],
    fine: [{ ...OTHER_ISSUER, TOKEN_ISSUER: 'https://id.example/pool', TOKEN_JWKS_URL: JWKS }],
  },
  'http-keys': {
    broken: [
      { ...OTHER_ISSUER, TOKEN_ISSUER: 'https://id.example/pool', TOKEN_JWKS_URL: 'http://id.example/keys' },
    ],
  },
  'test-google': {
    broken: [{ GOOGLE_CLIENT_ID: undefined }, { GOOGLE_JWKS_URL: undefined }],
    fine: [{ GOOGLE_CLIENT_ID: undefined, GOOGLE_JWKS_URL: undefined }],
  },
  'http-google-keys': { broken: [{ GOOGLE_JWKS_URL: 'http://keys.example/certs' }] },
  'short-passwords': {
    broken: ['6', '7'].map((length) => ({ IDENTITY_PASSWORD_MIN_LENGTH: length })),
    fine: ['8', '12'].map((length) => ({ IDENTITY_PASSWORD_MIN_LENGTH: length })),
  },
  'unchecked-tls': { broken: [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }] },
}

describe('M7, T31: a production process', () => {
  test('starts with everything right, and every rule has its case', () => {
    expect(refusedFor({})).toEqual([])
    expect(Object.keys(CASES)).toEqual(SETTING_RULES.map(({ name }) => name))
  })

  for (const [name, { broken, fine = [] }] of Object.entries(CASES)) {
    test.each(broken)(`does not start without ${name}: %o`, (changes) => {
      expect(refusedFor(changes)).toEqual([name])
      expect(refusedFor({ ...changes, ALLOW_UNSAFE: name })).toEqual([])
      expect(
        brokenRules(readSettings({ ...SAFE, ...changes, ALLOW_UNSAFE: name }), { ...SAFE, ...changes }),
      ).toEqual([expect.objectContaining({ name })])
    })
    if (fine.length > 0)
      test.each(fine)(`starts with ${name}: %o`, (changes) => {
        expect(refusedFor(changes)).toEqual([])
      })
  }

  test('does not start with the controls for the network, in development neither', () => {
    const OPEN = { SANDBOX_CONTROLS: 'on', HOST: '0.0.0.0' }
    expect(refusedFor(OPEN)).toEqual(['controls', 'open-controls'])
    expect(refusedFor(OPEN, {})).toEqual(['open-controls'])
    expect(refusedFor({ ...OPEN, HOST: 'localhost' }, {})).toEqual([])
    expect(refusedFor({ HOST: '0.0.0.0' }, {})).toEqual([])
  })

  test('does not start with quick hashes, which need the controls', () => {
    const QUICK = { SANDBOX_PASSWORD_HASHES: 'quick', SANDBOX_CONTROLS: 'on', HOST: undefined }
    expect(refusedFor(QUICK)).toEqual(['controls', 'quick-hashes'])
    expect(refusedFor({ ...QUICK, ALLOW_UNSAFE: 'controls, quick-hashes' })).toEqual([])
  })

  test('takes the controls with Google’s own keys only', () => {
    const CONTROLS = { SANDBOX_CONTROLS: 'on', HOST: undefined, ALLOW_UNSAFE: 'controls' }
    expect(refusedFor(CONTROLS)).toEqual([])
    const STAND_IN = { GOOGLE_CLIENT_ID: undefined, GOOGLE_JWKS_URL: undefined }
    expect(refusedFor({ ...CONTROLS, ...STAND_IN })).toEqual(['test-google'])
  })

  test('names everything at once, what it cannot read too', () => {
    expect(
      refusedFor(
        {},
        { NODE_ENV: 'production', SANDBOX_CONTROLS: 'on', PORT: 'x', TRUSTED_PROXIES: '0.0.0.0/0' },
      ),
    ).toEqual([
      'PORT is not a port: x',
      'TRUSTED_PROXIES is not a list of addresses or networks: 0.0.0.0/0',
      'embedded-database',
      'no-data-key',
      'controls',
      'no-mail-server',
      'local-sites',
      'local-origins',
      'no-issuer',
      'test-google',
    ])
    expect(refusedFor({}, { DATABASE_URL: SAFE.DATABASE_URL })).toEqual([
      'no-data-key',
      'no-mail-server',
      'local-sites',
      'local-origins',
      'no-proxies',
      'no-issuer',
    ])
  })

  test('says what to set and what happens otherwise, and no secret', () => {
    const read = () =>
      readSettings({ ...SAFE, SMTP_URL: 'smtp://mailer:S3cretPassw0rd@mail.example', DATA_KEY: ZEROS })
    expect(read).toThrow(
      'weak-data-key: Draw every key of DATA_KEY at random (openssl rand -base64 32). Otherwise a guess of the key opens everything that is sealed',
    )
    expect(read).not.toThrow(/S3cret|AAAA/)
  })

  test('accepts what ALLOW_UNSAFE names, and no other name', () => {
    const ALONE = { NODE_ENV: 'production' }
    const every = refusedFor(ALONE, {})
    expect(every).toHaveLength(7)
    expect(refusedFor({ ...ALONE, ALLOW_UNSAFE: every.join(',') }, {})).toEqual([])
    expect(refusedFor({ ...ALONE, ALLOW_UNSAFE: every.slice(1).join(', ') }, {})).toEqual([every[0]])
    for (const name of ['all', '*', 'Controls', 'toString'])
      expect(refusedFor({ ALLOW_UNSAFE: name })).toEqual([`ALLOW_UNSAFE names no rule: ${name}`])
    expect(refusedFor({ ALLOW_UNSAFE: 'no-such-rule' }, {})).toEqual([
      'ALLOW_UNSAFE names no rule: no-such-rule',
    ])
  })
})

test('a process of a developer needs nothing', () => {
  expect(refusedFor({}, {})).toEqual([])
  expect(refusedFor({ SANDBOX_CONTROLS: 'on', PAYMENT_PORT: '4001' }, {})).toEqual([])
  expect(refusedFor({ NODE_ENV: 'development', SMTP_URL: 'smtp://localhost:1025' }, {})).toEqual([])
})

test('mail that leaves a developer’s machine comes from an address of theirs', () => {
  const REMOTE = { SMTP_URL: 'smtps://mail.example' }
  expect(refusedFor(REMOTE, {})).toEqual(['no-mail-from'])
  expect(refusedFor({ ...REMOTE, MAIL_FROM: '*=me@broker.example' }, {})).toEqual([])
})

test('docs/security.md says of every rule what it wants: `--update` writes it', async () => {
  const rows = SETTING_RULES.map(
    ({ name, wants, otherwise }) =>
      `| \`${name}\` | ${wants} | ${otherwise.replace(/^./, (letter) => letter.toUpperCase())} |`,
  )
  const document = withTableRows(readFileSync(SECURITY, 'utf8'), 'Settings that production must set', rows)
  await expect(document).toMatchFileSnapshot(SECURITY)
})
