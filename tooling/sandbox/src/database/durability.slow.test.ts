import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { quoteBody } from '../testing/bodies.ts'
import { acknowledgedOf, startWriting } from '../testing/startWriting.ts'
import { useFolder } from '../testing/useFolder.ts'

/** Fifty in the long run. */
const KILLS = 1
const WRITERS = 20
const LONG = 600_000

const { location, copyTemplate, start, savedQuotes } = useFolder()

type SavedQuote = Awaited<ReturnType<typeof savedQuotes>>[number]

function isWhole({ id, body, answer }: SavedQuote): boolean {
  const { tracking } = body as ReturnType<typeof quoteBody>
  return (
    isDeepStrictEqual(body, quoteBody({ tracking })) && isDeepStrictEqual(answer, { successful: true, id })
  )
}

// Takes over 5 s: it starts a backend on PGlite, kills it under load, and opens the remaining folder.
test(
  'F48 what was answered is there after kill -9, whole and once',
  async () => {
    copyTemplate()
    const acknowledged: string[] = []
    const sent = new Set<string>()
    for (let kill = 0; kill < KILLS; kill++) {
      const sandbox = start()
      const writing = startWriting(await sandbox.url, WRITERS)
      await writing.reached(WRITERS + 17 * kill)
      sandbox.child.kill('SIGKILL')
      expect(await sandbox.ended).toBe('SIGKILL')
      const written = await writing.ended
      acknowledged.push(...acknowledgedOf(written))
      for (const { tracking } of written) sent.add(tracking.id)
    }
    const rows = await savedQuotes()
    const present = new Set(rows.map(({ trackingId }) => trackingId))
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([])
    expect(present.size).toBe(rows.length)
    expect(rows.length - acknowledged.length).toBeLessThanOrEqual(KILLS * WRITERS)
    expect(rows.filter((row) => !isWhole(row) || !sent.has(row.trackingId ?? ''))).toEqual([])
  },
  LONG,
)

// Takes over 5 s: it starts two backends, ends one of them under load, and opens the remaining data.
test(
  'F51 F55 a second process on the folder stops before it touches anything; SIGTERM under load answers what is running and loses nothing',
  async () => {
    copyTemplate()
    const sandbox = start()
    const url = await sandbox.url
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.errors()).toContain(`in use by process ${sandbox.child.pid}`)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const writing = startWriting(url, WRITERS)
    await writing.reached(5 * WRITERS)
    sandbox.child.kill('SIGTERM')
    expect(await sandbox.ended).toBe(0)
    const acknowledged = acknowledgedOf(await writing.ended)
    const present = new Set((await savedQuotes()).map(({ trackingId }) => trackingId))
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([])
    expect(existsSync(`${location.folder}.lock`)).toBe(false)
  },
  LONG,
)
