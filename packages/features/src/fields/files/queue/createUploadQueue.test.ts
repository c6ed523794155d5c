import { describe, expect, it } from 'vitest'
import { pdf, settled, testQueue } from './queue.fixture.ts'
import { FileChanged } from './readFile.ts'
import type { StoredUpload } from './Upload.ts'

const URL_ONE = 'https://api.example/api/v1/uploads/one'

async function started(...args: Parameters<typeof testQueue>) {
  const test = testQueue(...args)
  test.queue.add([pdf('report.pdf')], 'doctorReport')
  await settled()
  const [first] = test.tries
  if (!first) throw new Error('nothing is sent')
  first.events.onUrl(URL_ONE)
  return { ...test, first }
}

describe('files that were chosen', () => {
  it('are sent two at a time, each under a number of its own, and all arrive', async () => {
    const { queue, tries, states, uploaded } = testQueue()
    queue.add(
      Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`)),
      'payslips',
    )
    await settled()
    for (let done = 0; done < 10; done += 1) {
      expect(tries.length).toBe(Math.min(10, done + 2))
      await tries[done]?.end({ kind: 'uploaded' })
    }
    expect(states().map(({ status }) => status)).toEqual(Array(10).fill('uploaded'))
    // A number is free again once its file is in the claim, whose list is asked for the next.
    expect(tries.every(({ request: { n } }) => n !== null && n >= 1 && n <= 20)).toBe(true)
    expect(uploaded()).toBe(10)
  })

  it('never share a number while they are on their way', async () => {
    const { queue, tries } = testQueue()
    queue.add([pdf('1.pdf'), pdf('2.pdf')], 'payslips')
    await settled()
    expect(tries.map(({ request }) => request.n)).toEqual([1, 2])
  })

  it('are refused with the reason, and nothing of them is sent', async () => {
    const { queue, tries, states } = testQueue(new Map(), {
      prepare: async () => ({ ok: false, fault: 'locked' }),
    })
    queue.add([pdf('locked.pdf')], 'other')
    await settled()
    expect(states()).toEqual([{ status: 'refused', fault: 'locked' }])
    expect(tries).toEqual([])
  })

  it('are taken once for the same document', async () => {
    const { queue, tries, states } = testQueue()
    queue.add([pdf('a.pdf')], 'other')
    queue.add([pdf('a.pdf')], 'other')
    queue.add([pdf('a.pdf')], 'will')
    await settled()
    expect(states()[1]).toEqual({ status: 'refused', fault: 'duplicate' })
    expect(tries.map(({ request }) => request.document)).toEqual(['other', 'will'])
  })

  it('find no number where the claim is full', async () => {
    const { queue, states } = testQueue(new Map(), { takeNumber: async () => null })
    queue.add([pdf('a.pdf')], 'other')
    await settled()
    expect(states()).toEqual([{ status: 'refused', fault: 'full' }])
  })

  it('take the next number where another device has just taken theirs', async () => {
    const taken = new Set<number>()
    const released: number[] = []
    const { queue, states, tries } = testQueue(new Map(), {
      async takeNumber() {
        const n = taken.has(1) ? 2 : 1
        return { n, release: () => void released.push(n) }
      },
    })
    queue.add([pdf('a.pdf')], 'other')
    await settled()
    taken.add(1)
    tries[0]?.events.onUrl('/uploads/1')
    await tries[0]?.end({ kind: 'taken' })
    expect(tries.map(({ request: { n, url } }) => [n, url])).toEqual([
      [1, null],
      [2, null],
    ])
    expect(released).toEqual([1])
    await tries[1]?.end({ kind: 'uploaded' })
    expect(states()).toEqual([{ status: 'uploaded' }])
  })

  it('wait for another try where that one was taken too', async () => {
    const { queue, states, pass, tries } = testQueue()
    queue.add([pdf('a.pdf')], 'other')
    await settled()
    await tries[0]?.end({ kind: 'taken' })
    await tries[1]?.end({ kind: 'taken' })
    expect(states()).not.toEqual([{ status: 'uploaded' }])
    expect(tries).toHaveLength(2)
    await pass(1_000)
    expect(tries).toHaveLength(3)
  })

  it('are tried again where the claim could not be asked for a number', async () => {
    let calls = 0
    const { queue, states, pass, tries } = testQueue(new Map(), {
      async takeNumber() {
        calls += 1
        if (calls === 1) throw new Error('network')
        return { n: 7, release: () => undefined }
      },
    })
    queue.add([pdf('a.pdf')], 'other')
    await settled()
    expect(states()).toEqual([{ status: 'reconnecting', fraction: null }])
    await pass(1_000)
    expect(tries.map(({ request }) => request.n)).toEqual([7])
  })
})

describe('an upload that is cut', () => {
  it('goes on by itself five times, from the same address, and its place is told', async () => {
    const { tries, states, pass, first } = await started()
    first.events.onProgress(1_200_000)
    await first.cut()
    const waits = [1_000, 1_000, 1_000, 1_000, 1_000]
    for (const [index, wait] of waits.entries()) {
      expect(states()[0]?.status).toBe('reconnecting')
      await pass(wait)
      const next = tries[index + 1]
      expect(next?.request.url).toBe(URL_ONE)
      // It got on: the next wait is the shortest again.
      next?.events.onProgress(1_200_000 + (index + 1) * 100_000)
      if (index < 4) await next?.cut()
    }
    await tries[5]?.end({ kind: 'uploaded' })
    expect(states()).toEqual([{ status: 'uploaded' }])
    expect(tries).toHaveLength(6)
  })

  it('is given up after six tries that got nowhere, and goes on with a press', async () => {
    const { queue, tries, states, pass, first } = await started()
    await first.cut()
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]) {
      expect(states()[0]?.status).toBe('reconnecting')
      await pass(wait)
      await tries.at(-1)?.cut()
    }
    expect(states()).toEqual([{ status: 'failed', why: 'connection', fraction: null }])
    queue.resume('upload-1')
    await settled()
    expect(tries.at(-1)?.request.url).toBe(URL_ONE)
    await tries.at(-1)?.end({ kind: 'uploaded' })
    expect(states()).toEqual([{ status: 'uploaded' }])
  })

  it('is not tried again when its file can’t be read any more: another one has to be chosen', async () => {
    const sent: number[] = []
    const { queue, states, pass, held } = testQueue(new Map(), {
      async send({ n }) {
        sent.push(n ?? 0)
        throw new FileChanged()
      },
    })
    queue.add([pdf('a.pdf')], 'other')
    await settled()
    expect(states()).toEqual([{ status: 'refused', fault: 'changed' }])
    await pass(60_000)
    queue.reconnect()
    queue.resume('upload-1')
    await settled()
    expect([sent, held.size]).toEqual([[1], 0])
  })

  it('goes on at once when the connection is back', async () => {
    const { queue, tries, first } = await started()
    await first.cut()
    queue.reconnect()
    await settled()
    expect(tries).toHaveLength(2)
  })

  it('that went on when the connection was back stays uploaded', async () => {
    const { queue, tries, states, pass, first } = await started()
    await first.cut()
    queue.reconnect()
    await settled()
    await tries[1]?.end({ kind: 'uploaded' })
    await pass(1_000)
    expect(states()).toEqual([{ status: 'uploaded' }])
  })

  it('goes on when the connection is back, also once it was given up', async () => {
    const { queue, tries, states } = testQueue(new Map(), { retryWaits: [] })
    queue.add([pdf('a.pdf')], 'other')
    await settled()
    await tries[0]?.cut()
    expect(states()).toEqual([{ status: 'failed', why: 'connection', fraction: null }])
    queue.reconnect()
    await settled()
    expect(tries).toHaveLength(2)
  })

  it('is given up without progress for 20 seconds, and tried again', async () => {
    const { tries, pass, first, states } = await started()
    await pass(19_000)
    first.events.onProgress(10)
    await pass(19_999)
    expect(first.signal.aborted).toBe(false)
    await pass(1)
    expect(first.signal.aborted).toBe(true)
    expect(states()[0]?.status).toBe('reconnecting')
    await pass(1_000)
    expect(tries).toHaveLength(2)
  })

  it('waits as long as the server asks', async () => {
    const { tries, pass, first } = await started()
    await first.end({ kind: 'stopped', why: 'busy', retryAfterMs: 5_000 })
    await pass(4_999)
    expect(tries).toHaveLength(1)
    await pass(1)
    expect(tries).toHaveLength(2)
  })

  it('by the end of the session waits for a press', async () => {
    const { states, pass, tries, first } = await started()
    await first.end({ kind: 'stopped', why: 'signed-out' })
    await pass(60_000)
    expect(tries).toHaveLength(1)
    expect(states()).toEqual([{ status: 'failed', why: 'signed-out', fraction: null }])
  })
})

describe('somebody', () => {
  it('pauses an upload and goes on with it', async () => {
    const { queue, tries, states, first } = await started()
    const { size } = first.request.file
    first.events.onProgress(size / 2)
    queue.pause('upload-1')
    await settled()
    expect(first.signal.aborted).toBe(true)
    expect(states()).toEqual([{ status: 'paused', fraction: 0.5 }])
    first.events.onProgress(size)
    expect(states()).toEqual([{ status: 'paused', fraction: 0.5 }])
    queue.resume('upload-1')
    await settled()
    expect(tries[1]?.request.url).toBe(URL_ONE)
  })

  it('removes an upload: it stops, the server is told, and the device forgets it', async () => {
    const { queue, stored, held, discarded, first } = await started()
    queue.remove('upload-1')
    await settled()
    expect(first.signal.aborted).toBe(true)
    expect(queue.list()).toEqual([])
    expect(discarded).toEqual([URL_ONE])
    expect(stored.size).toBe(0)
    expect(held.size).toBe(0)
    await first.end({ kind: 'uploaded' })
    expect(queue.list()).toEqual([])
  })

  it('sends the next file while another is paused', async () => {
    const { queue, tries } = await started()
    queue.add([pdf('b.pdf'), pdf('c.pdf')], 'other')
    await settled()
    expect(tries).toHaveLength(2)
    queue.pause('upload-1')
    await settled()
    expect(tries).toHaveLength(3)
  })
})

describe('a page that is gone', () => {
  async function left(): Promise<Map<string, StoredUpload>> {
    const { stored, first, queue } = await started()
    first.events.onProgress(2_000_000)
    await settled()
    queue.stop()
    return new Map(stored)
  }

  it('leaves where the upload is, and nothing of the file', async () => {
    const [row] = [...(await left()).values()]
    expect(row).toMatchObject({ claimId: 'claim-1', n: 1, name: 'report.pdf', url: URL_ONE, sent: 2_000_000 })
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'claimId',
      'document',
      'fingerprint',
      'id',
      'n',
      'name',
      'sent',
      'size',
      'url',
    ])
  })

  it('is followed by one that goes on with the same file from there', async () => {
    const { queue, tries, states } = testQueue(await left())
    await queue.restore()
    expect(states()[0]?.status).toBe('unfinished')
    queue.add([pdf('another.pdf')], 'doctorReport')
    await settled()
    expect(tries[0]?.request).toMatchObject({ n: 2, url: null })
    queue.add([pdf('report.pdf')], 'doctorReport')
    await settled()
    expect(tries[1]?.request).toMatchObject({ n: 1, url: URL_ONE })
    await tries[1]?.end({ kind: 'uploaded' })
    expect(queue.list().map(({ id, state }) => [id, state.status])).toContainEqual(['upload-1', 'uploaded'])
  })

  it('is followed by one that leaves alone what another tab sends, and other claims', async () => {
    const stored = await left()
    const { queue } = testQueue(stored, {}, { holdNumber: async () => null })
    await queue.restore()
    expect(queue.list()).toEqual([])
    const other = testQueue(stored, {}, { claimId: 'claim-2' })
    await other.queue.restore()
    expect(other.queue.list()).toEqual([])
  })
})

it('an upload that the server refuses says why, and gives its number back', async () => {
  const { states, held, stored, first } = await started()
  await first.end({ kind: 'refused', fault: 'infected' })
  expect(states()).toEqual([{ status: 'refused', fault: 'infected' }])
  expect(held.size).toBe(0)
  expect(stored.size).toBe(0)
})

describe('files that wait for what they belong to', () => {
  it('are sent once it is there, one after the other, under the numbers that the sender found', async () => {
    let isOpen = false
    const numbers: (number | null)[] = []
    const { queue, tries } = testQueue(new Map(), {
      isOpen: () => isOpen,
      atOnce: 1,
      takeNumber: async () => ({ n: 3, release: () => undefined }),
      onUploaded: ({ n }) => numbers.push(n),
    })
    queue.add([pdf('a.pdf')], 'first')
    queue.add([pdf('b.pdf')], 'second')
    await settled()
    expect(queue.list().map(({ state }) => state.status)).toEqual(['waiting', 'waiting'])
    expect(tries).toEqual([])
    isOpen = true
    queue.open()
    await settled()
    expect(tries).toHaveLength(1)
    await tries[0]?.end({ kind: 'uploaded', n: 8 })
    await tries[1]?.end({ kind: 'uploaded' })
    expect(numbers).toEqual([8, 3])
  })

  it('are replaced where a document has one', async () => {
    const { queue, tries } = testQueue(new Map(), { isSingle: true })
    queue.add([pdf('a.pdf')], 'first')
    await settled()
    queue.add([pdf('b.pdf')], 'first')
    await settled()
    expect(queue.list().map(({ name }) => name)).toEqual(['b.pdf'])
    expect(tries[0]?.signal.aborted).toBe(true)
  })
})
