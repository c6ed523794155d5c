import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAppConfig } from './appConfig.ts'

let dir = ''
const file = {
  apiUrl: 'http://localhost:4000/',
  cdnUrl: 'http://localhost:4000/cdn',
  identityUrl: 'https://cognito-idp.ap-southeast-2.amazonaws.com/',
  identityClientId: 'abc123',
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coverkit-config-'))
  await writeFile(join(dir, 'coverkit.config.json'), JSON.stringify(file))
})
afterEach(() => rm(dir, { recursive: true }))

it('reads the file, without a slash at the end', async () => {
  expect(await readAppConfig(dir, {})).toEqual({
    apiUrl: 'http://localhost:4000',
    cdnUrl: 'http://localhost:4000/cdn',
    identityUrl: 'https://cognito-idp.ap-southeast-2.amazonaws.com',
    identityClientId: 'abc123',
    passwordMinLength: 8,
    googleClientId: null,
    googleScriptUrl: 'https://accounts.google.com/gsi/client',
    paymentUrl: null,
    tagManagerId: null,
    activationUrls: [],
  })
})

it('lets the environment win', async () => {
  const config = await readAppConfig(dir, { COVERKIT_API_URL: 'https://api.broker.example' })
  expect(config).toMatchObject({ apiUrl: 'https://api.broker.example', cdnUrl: 'http://localhost:4000/cdn' })
})

it.each(['ftp://a.example', 'api.broker.example', 'https://a.example?x', 'https://me@a.example', ''])(
  'refuses %j',
  async (address) => {
    await expect(readAppConfig(dir, { COVERKIT_API_URL: address })).rejects.toThrow('"apiUrl"')
  },
)

const read = (variable: string, value: string) => readAppConfig(dir, { [variable]: value })

it('takes a container id of the tag manager, and only such a one', async () => {
  expect((await read('COVERKIT_TAG_MANAGER_ID', 'GTM-ABC1234')).tagManagerId).toBe('GTM-ABC1234')
  expect((await read('COVERKIT_TAG_MANAGER_ID', '')).tagManagerId).toBeNull()
  await expect(read('COVERKIT_TAG_MANAGER_ID', 'UA-1"><script>')).rejects.toThrow('"tagManagerId"')
})

it('takes addresses of activation with a path, by https or on this machine', async () => {
  const two = 'https://a.example/v1 http://localhost:4000/sandbox/activate'
  expect((await read('COVERKIT_ACTIVATION_URLS', two)).activationUrls).toEqual(two.split(' '))
  for (const bad of ['https://a.example', 'http://a.example/v1', 'https://a.example/v1?x=1', 'a'])
    await expect(read('COVERKIT_ACTIVATION_URLS', bad)).rejects.toThrow('"activationUrls"')
})

it('takes client ids as text without signs that end an attribute, and no other', async () => {
  const id = '123-abc.apps.googleusercontent.com'
  expect((await read('COVERKIT_GOOGLE_CLIENT_ID', id)).googleClientId).toBe(id)
  expect((await read('COVERKIT_GOOGLE_CLIENT_ID', '')).googleClientId).toBeNull()
  await expect(read('COVERKIT_GOOGLE_CLIENT_ID', '"><script>')).rejects.toThrow('"googleClientId"')
  await expect(read('COVERKIT_IDENTITY_CLIENT_ID', '')).rejects.toThrow('"identityClientId"')
})

it('takes the page of a payment provider by https or on this machine, or none', async () => {
  for (const good of ['https://pay.example/card', 'http://localhost:4001/card'])
    expect((await read('COVERKIT_PAYMENT_URL', good)).paymentUrl).toBe(good)
  expect((await read('COVERKIT_PAYMENT_URL', '')).paymentUrl).toBeNull()
  for (const bad of [
    'http://pay.example/card',
    'https://pay.example',
    'https://pay.example/card?x=1',
    '/card',
  ])
    await expect(read('COVERKIT_PAYMENT_URL', bad)).rejects.toThrow('"paymentUrl"')
})

it('takes the script of Google by https or on this machine', async () => {
  const local = 'http://localhost:4000/sandbox/google/client'
  expect((await read('COVERKIT_GOOGLE_SCRIPT_URL', local)).googleScriptUrl).toBe(local)
  for (const bad of ['http://a.example/client', 'https://a.example', 'client'])
    await expect(read('COVERKIT_GOOGLE_SCRIPT_URL', bad)).rejects.toThrow('"googleScriptUrl"')
})

it('takes the shortest password of the user pool, from what the form takes upwards', async () => {
  expect((await read('COVERKIT_PASSWORD_MIN_LENGTH', '6')).passwordMinLength).toBe(6)
  expect((await read('COVERKIT_PASSWORD_MIN_LENGTH', '12')).passwordMinLength).toBe(12)
  expect((await read('COVERKIT_PASSWORD_MIN_LENGTH', '')).passwordMinLength).toBe(8)
  for (const bad of ['5', '100', '8.5', 'eight'])
    await expect(read('COVERKIT_PASSWORD_MIN_LENGTH', bad)).rejects.toThrow('"passwordMinLength"')
})
