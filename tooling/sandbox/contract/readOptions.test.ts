import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readOptions } from './readOptions.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverkit-contract-'))
afterAll(() => rmSync(folder, { recursive: true }))
const config = join(folder, 'coverkit.config.json')
const identity = { url: 'https://login.example', clientId: '1example23456789' }
writeFileSync(
  config,
  JSON.stringify({
    apiUrl: 'https://other.example',
    cdnUrl: 'https://lists.example',
    identityUrl: identity.url,
    identityClientId: identity.clientId,
  }),
)
const read = (args: readonly string[], env = {}) =>
  readOptions(['https://api.example/', ...args], env).options

test('without options, the backend has the CDN, and nobody signs in', () => {
  expect(read([])).toEqual({
    url: 'https://api.example',
    accountName: 'wattlebird',
    origin: 'http://localhost:4200',
    insurers: null,
    cdnUrl: 'https://api.example/cdn',
    identity: null,
    credentials: null,
    token: null,
    timeoutMs: 15_000,
  })
})

test('a pool of Amazon Cognito is at the address of its region', () => {
  expect(read(['--identity', 'ap-southeast-2_AbCdEf123', '--client', '1example23456789']).identity).toEqual({
    url: 'https://cognito-idp.ap-southeast-2.amazonaws.com',
    clientId: '1example23456789',
  })
})

test("a brand's file, a variable that wins over it, an option that wins over both", () => {
  expect(read(['--config', config])).toMatchObject({
    url: 'https://api.example',
    cdnUrl: 'https://lists.example',
    identity,
  })
  const variables = { COVERKIT_CDN_URL: 'https://cdn.example', COVERKIT_IDENTITY_CLIENT_ID: 'another' }
  expect(read(['--config', config], variables)).toMatchObject({
    cdnUrl: 'https://cdn.example',
    identity: { ...identity, clientId: 'another' },
  })
  const args = ['--config', config, '--cdn', 'https://files.example/lists/']
  expect(read(args, variables).cdnUrl).toBe('https://files.example/lists')
})

test('secrets come by variables', () => {
  const env = { CONTRACT_TOKEN: 'a.b.c', CONTRACT_PASSWORD: 'Password1!' }
  expect(read(['--email', 'robin@example.com'], env)).toMatchObject({
    token: 'a.b.c',
    credentials: { email: 'robin@example.com', password: 'Password1!' },
  })
})

test('insurers are named by their codes, each once', () => {
  expect(read(['--insurers', 'KES, MLC,KES']).insurers).toEqual(['KES', 'MLC'])
})

test('groups run in their own order', () => {
  const { groups } = readOptions(['https://api.example', '--only', 'claims, prices'], {})
  expect(groups.map(({ name }) => name)).toEqual(['prices', 'claims'])
})
