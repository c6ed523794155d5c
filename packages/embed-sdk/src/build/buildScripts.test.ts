import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { type BuiltScript, buildScripts } from './buildScripts.ts'

const KIB = 1024
let scripts: readonly BuiltScript[]

beforeAll(async () => {
  scripts = await buildScripts()
}, 30_000)

it('makes the loader and the self-test', () => {
  expect(scripts.map(({ alias }) => alias)).toEqual(['coverkit-embed.js', 'coverkit-self-test.js'])
})

it('keeps the loader within 4 KiB brotli', () => {
  expect(brotliCompressSync(scripts[0]?.code ?? '').length).toBeLessThanOrEqual(4 * KIB)
})

it('names the version and the content', () => {
  for (const { fileName, code } of scripts) {
    const mark = createHash('sha256').update(code).digest('hex').slice(0, 8)
    expect(fileName).toMatch(new RegExp(`^coverkit-(embed|self-test)-\\d+\\.\\d+\\.\\d+-${mark}\\.js$`))
  }
})

it('gives the hash that browsers compare', () => {
  for (const { integrity, code } of scripts) {
    expect(integrity).toBe(`sha384-${createHash('sha384').update(code).digest('base64')}`)
  }
})

it('is a classic script that evaluates no text', () => {
  for (const { code } of scripts) {
    expect(() => new Script(code)).not.toThrow()
    expect(code).not.toMatch(/\beval\b|new Function|innerHTML|document\.write|import\(/)
  }
})

it('reads the same in a page of any character set', () => {
  for (const { code } of scripts) expect(code).toMatch(/^[\n\x20-\x7e]+$/)
})

it('builds the same bytes again', async () => {
  expect(await buildScripts()).toEqual(scripts)
}, 30_000)
