import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

const ENTRY = 'virtual:entry'

/** The code of an entry that exports these names of the package, as a partner's bundler makes it. */
async function bundle(names: string, from = 'index.ts'): Promise<{ code: string; bytes: number }> {
  const path = fileURLToPath(new URL(from, import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export { ${names} } from '${path}'` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
  return { code, bytes: brotliCompressSync(code).length }
}

it('the client is at most 2 KiB, without schemas and session', async () => {
  const { code, bytes } = await bundle('createIdentityClient, signUpInput')
  expect(code).toContain('AWSCognitoIdentityProviderService')
  expect(code).not.toContain('sessionStorage')
  expect(bytes).toBeLessThanOrEqual(2048)
}, 30_000)

it('the client with its answers’ schemas is at most 8 KiB', async () => {
  const { bytes } = await bundle('createIdentityClient, isAnswer')
  expect(bytes).toBeLessThanOrEqual(8192)
}, 30_000)

it('client and session together are at most 6.3 KiB', async () => {
  const { code, bytes } = await bundle(
    'createIdentityClient, signUpInput, createIdentitySession, safeRedirect',
  )
  expect(code).toContain('GetTokensFromRefreshToken')
  expect(bytes).toBeLessThanOrEqual(6451)
}, 30_000)

it('the mark is at most 150 bytes', async () => {
  const { code, bytes } = await bundle('hasSessionHint', 'mark.ts')
  expect(code).toContain('coverkit.signedIn')
  expect(bytes).toBeLessThanOrEqual(150)
}, 30_000)
