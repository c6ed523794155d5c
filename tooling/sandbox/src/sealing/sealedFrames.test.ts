import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeSealing } from './makeSealing.ts'
import { type ByteSource, FRAME_BYTES, HEADER_BYTES } from './sealedFrames.ts'

const key = randomBytes(32)
const sealing = makeSealing([key])
const SEALED_FRAME = FRAME_BYTES + 16

const whole = async (source: ByteSource) => {
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}
const seal = (bytes: Buffer, purpose = 'file a 1') => whole(sealing.sealBytes(purpose, [bytes]))
const open = (sealed: Buffer, purpose = 'file a 1') => whole(sealing.openBytes(purpose, [sealed]))
const splitBy = (bytes: Buffer, length: number) =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  )
/** Returns the header and the frames of sealed bytes. */
const framesOf = (sealed: Buffer): [Buffer, ...Buffer[]] => [
  sealed.subarray(0, HEADER_BYTES),
  ...splitBy(sealed.subarray(HEADER_BYTES), SEALED_FRAME),
]

describe('M5: sealed bytes', () => {
  const lengths = [0, 1, FRAME_BYTES - 1, FRAME_BYTES, FRAME_BYTES + 1, 2 * FRAME_BYTES, 3 * FRAME_BYTES + 7]

  test.each(lengths)('%i of them open as they were, whatever parts they come in', async (length) => {
    const bytes = randomBytes(length)
    const sealed = await seal(bytes)
    const frames = Math.max(1, Math.ceil(length / FRAME_BYTES))
    expect(sealed.length).toBe(HEADER_BYTES + length + frames * 16)
    expect((await open(sealed)).equals(bytes)).toBe(true)
    for (const part of [1_000, FRAME_BYTES, SEALED_FRAME, 100_000]) {
      const sealedInParts = await whole(sealing.sealBytes('file a 1', splitBy(bytes, part)))
      expect(sealedInParts.length).toBe(sealed.length)
      const opened = await whole(sealing.openBytes('file a 1', splitBy(sealedInParts, part)))
      expect(opened.equals(bytes)).toBe(true)
    }
  })

  test('are others each time, and show nothing', async () => {
    const bytes = Buffer.alloc(FRAME_BYTES * 2, 'Canary')
    const [one, other] = [await seal(bytes), await seal(bytes)]
    expect(one.equals(other)).toBe(false)
    expect(one.toString('latin1')).not.toContain('Canary')
    // Equal frames of one file differ too.
    const [, first, second] = framesOf(one)
    expect(second && first?.equals(second)).toBe(false)
  })

  test('come out frame by frame, each before the next one is read', async () => {
    const [header, ...frames] = framesOf(await seal(randomBytes(4 * FRAME_BYTES)))
    let read = 0
    function* parts() {
      for (const part of [header, ...frames]) {
        read++
        yield part
      }
    }
    const opening = sealing.openBytes('file a 1', parts())
    expect((await opening.next()).value?.length).toBe(FRAME_BYTES)
    // The frame after it tells that it was not the last one.
    expect(read).toBe(3)
  })

  test('do not open under another purpose', async () => {
    await expect(open(await seal(randomBytes(100)), 'file a 2')).rejects.toThrow('another purpose')
  })

  test.each<[string, (frames: Buffer[]) => Buffer[]]>([
    ['that end early', (frames) => frames.slice(0, -1)],
    ['of which one frame is missing', (frames) => frames.toSpliced(1, 1)],
    ['whose frames changed places', ([first, ...rest]) => [...rest, first ?? Buffer.alloc(0)]],
    ['with a frame twice', ([first, ...rest]) => [first, first, ...rest].filter((one) => one !== undefined)],
    ['whose last frame came first', (frames) => frames.slice(-1)],
    ['with more after the end', (frames) => [...frames, Buffer.alloc(1)]],
    ['that end within a frame', (frames) => [...frames.slice(0, -1), Buffer.alloc(SEALED_FRAME - 1)]],
    ['without a frame', () => []],
  ])('%s do not open', async (_, change) => {
    for (const length of [3 * FRAME_BYTES, 2 * FRAME_BYTES + 5]) {
      const [header, ...frames] = framesOf(await seal(randomBytes(length)))
      await expect(open(Buffer.concat([header, ...change(frames)]))).rejects.toThrow(/^(The bytes|No key)/)
    }
  })

  test('of two files do not mix', async () => {
    const [one, other] = [
      framesOf(await seal(randomBytes(2 * FRAME_BYTES))),
      framesOf(await seal(randomBytes(2 * FRAME_BYTES))),
    ]
    const mixed = [one[0], one[1] ?? Buffer.alloc(0), other[2] ?? Buffer.alloc(0)]
    await expect(open(Buffer.concat(mixed))).rejects.toThrow('were changed')
    await expect(open(Buffer.concat([one[0], ...other.slice(1)]))).rejects.toThrow('were changed')
  })

  test('do not open when any byte of them was changed, that of the header included', async () => {
    const sealed = await seal(randomBytes(40))
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed)
      changed[index] = (changed[index] ?? 0) ^ 1
      await expect(open(changed), `byte ${index}`).rejects.toThrow(/were changed|No key/)
    }
  })

  test('open after the key has changed, while the older one is there', async () => {
    const bytes = randomBytes(100)
    const sealed = await seal(bytes)
    const newer = randomBytes(32)
    const opened = await whole(makeSealing([newer, key]).openBytes('file a 1', [sealed]))
    expect(opened.equals(bytes)).toBe(true)
    await expect(whole(makeSealing([newer]).openBytes('file a 1', [sealed]))).rejects.toThrow('No key')
    expect(makeSealing([newer, key]).canOpenBytes(sealed)).toBe(true)
    expect(makeSealing([newer]).canOpenBytes(sealed)).toBe(false)
    expect(sealing.canOpenBytes(sealed.subarray(0, HEADER_BYTES - 1))).toBe(false)
    expect(sealing.canOpenBytes(randomBytes(HEADER_BYTES))).toBe(false)
  })
})
