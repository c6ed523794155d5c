import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRunExclusive } from './runExclusive.ts'

/** Work that ends when it is told to, and how it ends. */
function openWork<Result>() {
  const log: string[] = []
  const ends = new Map<string, { readonly succeed: (result: Result) => void; readonly fail: () => void }>()
  const work = (name: string) => () => {
    log.push(`${name} begins`)
    return new Promise<Result>((resolve, reject) => {
      ends.set(name, { succeed: resolve, fail: () => reject(new Error(`${name} failed`)) })
    })
  }
  return { log, ends, work }
}

const macrotask = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('work that runs exclusively', () => {
  it('begins when what was before it has ended, and gives its result', async () => {
    const { log, ends, work } = openWork<number>()
    const runExclusive = createRunExclusive()
    const [first, second] = [runExclusive(work('first')), runExclusive(work('second'))]
    await macrotask()
    expect(log).toEqual(['first begins'])
    ends.get('first')?.succeed(1)
    expect(await first).toBe(1)
    await macrotask()
    expect(log).toEqual(['first begins', 'second begins'])
    ends.get('second')?.succeed(2)
    expect(await second).toBe(2)
  })

  it('ends only itself when it fails', async () => {
    const { log, ends, work } = openWork<number>()
    const runExclusive = createRunExclusive()
    const [failing, next] = [runExclusive(work('failing')), runExclusive(work('next'))]
    await macrotask()
    ends.get('failing')?.fail()
    await expect(failing).rejects.toThrow('failing failed')
    await macrotask()
    expect(log).toEqual(['failing begins', 'next begins'])
    ends.get('next')?.succeed(2)
    expect(await next).toBe(2)
  })

  it('does not begin in the middle of the call that asks for it', async () => {
    const log: string[] = []
    const running = createRunExclusive()(async () => log.push('work'))
    log.push('called')
    await running
    expect(log).toEqual(['called', 'work'])
  })

  it('has turns of its own: two of them do not wait for each other', async () => {
    const { log, work } = openWork<number>()
    void createRunExclusive()(work('one'))
    void createRunExclusive()(work('other'))
    await macrotask()
    expect(log).toEqual(['one begins', 'other begins'])
  })

  it('never overlaps and keeps the order of the calls, whatever takes how long and fails', async () => {
    const piece = fc.record({ steps: fc.nat({ max: 3 }), fails: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const runExclusive = createRunExclusive()
        const log: string[] = []
        const runs = pieces.map(({ steps, fails }, index) =>
          runExclusive(async () => {
            log.push(`${index} begins`)
            for (let step = 0; step < steps; step += 1) await macrotask()
            log.push(`${index} ends`)
            if (fails) throw new Error('failed')
            return index
          }),
        )
        const ended = await Promise.allSettled(runs)
        expect(log).toEqual(pieces.flatMap((_piece, index) => [`${index} begins`, `${index} ends`]))
        expect(ended.map(({ status }) => status)).toEqual(
          pieces.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
        )
      }),
      { numRuns: 40 },
    )
  })
})
