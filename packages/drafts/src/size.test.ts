import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

const KIB = 1024
const source = fileURLToPath(new URL('.', import.meta.url))

/** The modules of the outbox: its rules and sender, the lock, the messages, and the database. */
const OUTBOX = [
  'outbox/enqueue',
  'outbox/entryRules',
  'outbox/attempts',
  'outbox/sender',
  'outbox/makeEntry',
  'tabs/senderLock',
  'tabs/channel',
  'platform/wakeUps',
  'storage/draftDatabase',
]

async function gzipOf(modules: readonly string[]): Promise<number> {
  const code = modules.map((name) => `export * from '${source}${name}.ts'`).join('\n')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    'output' in part ? part.output : [],
  )
  const text = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
  expect(text).toContain('BroadcastChannel')
  return gzipSync(text, { level: 9 }).length
}

// Parts of these limits: 0.5 KiB carry what a page that is being left could not save, 0.1 KiB distinguish a submit
// of other answers from another press, 0.25 KiB join lists row by row, 0.3 KiB (0.2 of the outbox) are functions
// short enough to read and the judging of requests that are damaged or were refused while a newer one waited, 0.05
// KiB reopen the database while storage is cleared, 0.25 KiB complete waiting requests with earlier answers, 0.2
// KiB (0.05 of the outbox) end what a page in the browser's page cache would hold up, and 0.05 KiB of the outbox end
// the repeating of what is answered in a way that can't be read.
it('the outbox with its database is at most 4.55 KiB, all of the drafts at most 11.25 KiB', async () => {
  expect(await gzipOf(OUTBOX)).toBeLessThanOrEqual(4.55 * KIB)
  expect(await gzipOf(['index'])).toBeLessThanOrEqual(11.25 * KIB)
})
