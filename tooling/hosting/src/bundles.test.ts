import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtNames, readSite } from './builtSites.ts'
import { BUNDLED } from './bundledPackages.ts'
import { findSecrets } from './findSecrets.ts'

/** These read the output of `turbo run build`: they follow it in the test command. */
const names = builtNames()

const QUESTIONNAIRES = new URL('../../../packages/core/src/questionnaire/personal/data/', import.meta.url)

const TEXT = /\.(?:css|html|js|json|svg|txt|xml)$/

describe.each(names)('%s', (name) => {
  it('T11: ships the code of the reviewed packages and of no other', async () => {
    const { dist } = await readSite(name)
    const packages: string[] = JSON.parse(await readFile(join(dist, 'packages.json'), 'utf8'))
    const kind = name === 'embed' ? 'embed' : 'brand'
    expect(packages.filter((one) => one !== `apps/${name}`)).toEqual(BUNDLED[kind])
  })

  it('T20: serves no client secret and nothing that looks like one', async () => {
    const client = join((await readSite(name)).dist, 'client')
    const files = await readdir(client, { recursive: true })
    const named = files
      .filter((file) => file.startsWith('assets/'))
      .map((file) => parse(file.replace(/\.(?:br|gz)$/, '')).name)
    const known = [...named, ...(await questionnaireHashes())]
    const found: string[] = []
    for (const file of files.filter((one) => TEXT.test(one))) {
      const text = await readFile(join(client, file), 'utf8')
      found.push(...findSecrets(text, known).map((secret) => `${file}: ${secret}`))
    }
    expect(files.length).toBeGreaterThan(50)
    expect(found).toEqual([])
  })
})

it.each(names)('%s lets Chrome compile its scripts as they arrive', async (name) => {
  const assets = join((await readSite(name)).dist, 'client', 'assets')
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(assets, file), 'utf8')))
  const unhinted = texts.filter((text) => !text.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(unhinted.length).toBeLessThan(texts.length)
  expect(Math.max(...unhinted.map(({ length }) => length))).toBeLessThan(2_500)
})

/** Hashes of the questionnaire's versions, which every submission names. */
async function questionnaireHashes(): Promise<readonly string[]> {
  const versions = (await readdir(QUESTIONNAIRES)).filter((file) => file.startsWith('definition-'))
  const texts = await Promise.all(versions.map((file) => readFile(new URL(file, QUESTIONNAIRES))))
  return texts.map((text) => createHash('sha256').update(text).digest('hex'))
}

describe('T20: secrets', () => {
  it.each([
    ['the hash of a client secret', 'x={clientId:e,secretHash:"q"}'],
    ['its name in capitals', "const SECRET_HASH='q'"],
    ['a client secret', '{"client_secret":"q"}'],
    ['a secret of a user pool', 'f("1h57kf5cpq17m0eml12ftkp3l1hk29fd1jq2p9bqv0cs8h3g6u4")'],
    ['a key of the cloud', 'k="wJalrXUtnFEMI/K7MDENG/bPxRfiCYzEXAMPLEKEY123"'],
    ['a private key’s line', 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj'],
    ['a hash in hexadecimal', '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"'],
  ])('%s is found', (_, text) => {
    expect(findSecrets(text)).toHaveLength(1)
  })

  it.each([
    ['a name of code', 'unstable_UserBlockingPriority=2'],
    ['the parameter without a value', '({clientId:e,secretHash:t})=>'],
    ['an integrity hash', 'sha384-guSYnebw5c0ak8x8NxRACTRPhEeAEdl6CS+czHn0qwl6N249e+xbV5oNghK+kXti'],
    ['the alphabet of base64', '"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="'],
    ['a path', '/life-insurance-calculator/assets-and-overheads'],
  ])('%s is none', (_, text) => {
    expect(findSecrets(text)).toEqual([])
  })

  it('the hash in the name of a served file is none, and counts as one anywhere else', () => {
    const text = 'from"./AppointmentRequestPage-Cuy4oF98.js"'
    expect(findSecrets(text)).toHaveLength(1)
    expect(findSecrets(text, ['AppointmentRequestPage-Cuy4oF98'])).toEqual([])
  })
})
