import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAppConfig } from './appConfig.ts'

let dir = ''
const file = { apiUrl: 'http://localhost:4000/', cdnUrl: 'http://localhost:4000/cdn' }

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'coverkit-config-'))
  await writeFile(join(dir, 'coverkit.config.json'), JSON.stringify(file))
})
afterEach(() => rm(dir, { recursive: true }))

it('reads the file, without a slash at the end', async () => {
  expect(await readAppConfig(dir, {})).toEqual({
    apiUrl: 'http://localhost:4000',
    cdnUrl: 'http://localhost:4000/cdn',
  })
})

it('lets the environment win', async () => {
  const config = await readAppConfig(dir, { COVERKIT_API_URL: 'https://api.broker.example' })
  expect(config).toEqual({ apiUrl: 'https://api.broker.example', cdnUrl: 'http://localhost:4000/cdn' })
})

it.each(['ftp://a.example', 'api.broker.example', 'https://a.example?x', 'https://me@a.example', ''])(
  'refuses %j',
  async (address) => {
    await expect(readAppConfig(dir, { COVERKIT_API_URL: address })).rejects.toThrow('"apiUrl"')
  },
)
