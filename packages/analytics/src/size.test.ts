import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

it('is at most 1.5 KiB with consent, without the tag manager', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('index.ts', import.meta.url)), formats: ['iife'], name: 'A' },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
  expect(code).toContain('branding_applied')
  expect(code).not.toContain('googletagmanager')
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1536)
})
