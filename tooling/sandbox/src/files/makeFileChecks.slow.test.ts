import { deflateSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { CATALOG, catalog, jpeg, jpegExtras, pdf, pdfStream, png } from '../testing/files.ts'
import { outcomeOf } from '../testing/outcomeOf.ts'
import { type FileChecks, makeFileChecks } from './makeFileChecks.ts'

const open: FileChecks[] = []
afterEach(async () => {
  for (const checks of open.splice(0)) await checks.close()
})
const start = (...limits: Parameters<typeof makeFileChecks>) => {
  const checks = makeFileChecks(...limits)
  open.push(checks)
  return checks
}
/** Returns a thread's script that runs this code when it is given a file. */
const running = (code: string, before = '') =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${before}; parentPort.on('message', (job) => { ${code} }); parentPort.postMessage('ready')`)}`,
  )
const broken = { name: 'FileRefused', code: 'broken' }

test('files are stored as without a thread, several at a time', async () => {
  const { check } = start()
  const sent = [jpeg({ before: Object.values(jpegExtras) }), jpeg(), pdf(CATALOG)] as const
  const checked = await Promise.all(
    sent.map((bytes) => check(bytes, bytes === sent[2] ? 'application/pdf' : 'image/jpeg')),
  )
  const paper = await outcomeOf(pdf(CATALOG), 'application/pdf')
  expect(checked.map(({ bytes }) => bytes)).toEqual([jpeg(), jpeg(), paper])
  await expect(check(pdf(catalog('/X << /S /Launch >>')), 'application/pdf')).rejects.toMatchObject({
    code: 'active-content',
  })
})

test('T24 a file that takes too long is refused, and the next one is checked', async () => {
  const isLate = 'if (job.declared === "late") for (;;); parentPort.postMessage({ refused: "empty" })'
  const { check } = start({ atOnce: 1, mostMs: 1_000, script: running(isLate) })
  const [late, next] = await Promise.allSettled([check(jpeg(), 'late'), check(jpeg(), 'quick')])
  expect(late).toMatchObject({ status: 'rejected', reason: broken })
  expect(next).toMatchObject({ status: 'rejected', reason: { code: 'empty' } })
})

test('T24 a file that takes too much memory is refused', async () => {
  const { check } = start({
    mostMs: 60_000,
    script: running('const all = []; for (;;) all.push(Array(1e5).fill(job))'),
  })
  await expect(check(jpeg(), 'image/jpeg')).rejects.toMatchObject(broken)
})

test('T24 a small file that unpacks to more memory than a thread has is refused, and the next one is checked', async () => {
  const { check } = start({ atOnce: 1, mostMs: 60_000 })
  const zeros = deflateSync(Buffer.alloc(600 * 1024 * 1024))
  const bomb = pdf(CATALOG, pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', '', zeros))
  await expect(check(bomb, 'application/pdf')).rejects.toMatchObject(broken)
  expect((await check(png(), 'image/png')).bytes).toEqual(png())
}, 60_000)

test('a library that speaks of a file is not heard', async () => {
  const { check } = start()
  const said: unknown[] = []
  const write = process.stderr.write
  process.stderr.write = (text: unknown) => said.push(text) > 0
  try {
    await check(pdf(CATALOG, '<< >>\nendobj\n0 0 obj << >>'), 'application/pdf')
  } finally {
    process.stderr.write = write
  }
  expect(said).toEqual([])
})

test('a failure of ours is none of the file', async () => {
  const { check } = start({
    script: running('throw Object.assign(new TypeError("ours"), { code: "ERR_OURS" })'),
  })
  await expect(check(jpeg(), 'image/jpeg')).rejects.toThrow(TypeError)
})

test('the time that a thread takes to start is none of its file', async () => {
  const slowly = 'parentPort.postMessage({ refused: "empty" })'
  const { check } = start({
    mostMs: 300,
    script: running(slowly, 'const until = Date.now() + 900; while (Date.now() < until);'),
  })
  await expect(check(jpeg(), 'image/jpeg')).rejects.toMatchObject({ code: 'empty' })
})

test('a thread that does not start is none of its file', async () => {
  const { check } = start({ script: running('', 'throw new TypeError("ours")') })
  await expect(check(jpeg(), 'image/jpeg')).rejects.toThrow(TypeError)
})

test('threads that end take nobody with them', async () => {
  const { check } = start({ script: running('process.exit()') })
  await expect(check(jpeg(), 'image/jpeg')).rejects.toThrow('The thread that checks files ended')
})

test('T24 a thread that fails after it was given up ends nothing else', async () => {
  const late =
    // A second of its own processor time, which a busy machine does not shorten.
    'setTimeout(() => { throw new Error("late") }, 1); while (process.threadCpuUsage().user < 1_000_000);'
  const { check } = start({ mostMs: 300, script: running(late) })
  await expect(check(jpeg(), 'image/jpeg')).rejects.toMatchObject(broken)
})
