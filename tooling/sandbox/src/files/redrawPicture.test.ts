import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  bigPng,
  exif,
  jpeg,
  jpegExtras,
  jpegProfile,
  jpegSegment,
  png,
  pngChunk,
  pngHeader,
} from '../testing/files.ts'
import { outcomeOf } from '../testing/outcomeOf.ts'

const CANARY = 'Canaryphone'.repeat(9)
/** Red above, blue below, so that a turned picture is visible. */
const flag = () =>
  sharp({ create: { width: 32, height: 48, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 32, height: 24, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
  ])

/** Draws a file as a reader without knowledge of turns does. */
async function pointsOf(bytes: Buffer | string) {
  if (typeof bytes === 'string') throw new Error(bytes)
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3)
  return { width: info.width, height: info.height, at }
}

const isRed = ([red = 0, , blue = 0]: number[]) => red > 200 && blue < 60

describe('a JPEG', () => {
  test.each(Object.entries(jpegExtras))('loses its %s, and nothing else', async (_, extra) => {
    expect(await outcomeOf(jpeg({ before: [extra] }), 'image/jpeg')).toEqual(jpeg())
  })

  test.each<[string, Buffer]>([
    ['more after Adobe’s mark', jpegSegment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1], CANARY)],
    ['a colour profile that is none', jpegProfile(560, CANARY)],
    ['a thumbnail', jpegSegment(0xe0, 'JFXX\0\u0010', jpeg(), CANARY)],
  ])('loses %s', async (_, extra) => {
    const stored = await outcomeOf(jpeg({ before: [extra] }), 'image/jpeg')
    expect(String(stored)).not.toMatch(/Canary/)
    expect(await pointsOf(stored)).toMatchObject({ width: 16, height: 8 })
  })

  test('loses what follows its end', async () => {
    const after = Buffer.from('<script>Canaryphone</script>')
    expect(await outcomeOf(jpeg({ after }), 'image/jpeg')).toEqual(jpeg())
  })

  test.each([
    [1, 32, 48, [4, 4]],
    [2, 32, 48, [4, 4]],
    [3, 32, 48, [4, 44]],
    [4, 32, 48, [4, 44]],
    [5, 48, 32, [4, 4]],
    [6, 48, 32, [44, 4]],
    [7, 48, 32, [44, 4]],
    [8, 48, 32, [4, 4]],
  ] as const)(
    'that is turned (%i) is drawn upright, and loses the place',
    async (turn, width, height, red) => {
      const sent = await flag().jpeg().toBuffer()
      const bytes = Buffer.concat([sent.subarray(0, 2), exif(turn), sent.subarray(2)])
      const stored = await outcomeOf(bytes, 'image/jpeg')
      const points = await pointsOf(stored)
      expect([points.width, points.height]).toEqual([width, height])
      expect([
        isRed(points.at(red[0], red[1])),
        isRed(points.at(width - 1 - red[0], height - 1 - red[1])),
      ]).toEqual([true, false])
      expect(String(stored)).not.toMatch(/GPS|Canary|Exif/)
    },
  )

  test('in the colours of print has those of screens', async () => {
    const stored = await outcomeOf(await flag().toColourspace('cmyk').jpeg().toBuffer(), 'image/jpeg')
    expect(await sharp(stored as Buffer).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    expect(isRed((await pointsOf(stored)).at(4, 4))).toBe(true)
  })

  test('with a colour profile looks as before, and has none', async () => {
    const wide = await flag().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const stored = await outcomeOf(wide, 'image/jpeg')
    expect((await sharp(stored as Buffer).metadata()).icc).toBeUndefined()
    expect(isRed((await pointsOf(stored)).at(4, 4))).toBe(true)
  })

  test('with a profile in two segments looks as before, and has none', async () => {
    const profile = await longProfile()
    expect(profile.length).toBeGreaterThan(SEGMENT)
    const sent = await flag().jpeg({ quality: 100 }).toBuffer()
    const parts = [profile.subarray(0, SEGMENT), profile.subarray(SEGMENT)].map((part, index) =>
      jpegSegment(0xe2, 'ICC_PROFILE\0', [index + 1, 2], part),
    )
    const stored = await outcomeOf(
      Buffer.concat([sent.subarray(0, 2), ...parts, sent.subarray(2)]),
      'image/jpeg',
    )
    expect((await sharp(stored as Buffer).metadata()).icc).toBeUndefined()
    const { at } = await pointsOf(stored)
    expect([isRed(at(4, 4)), isRed(at(4, 44))]).toEqual([false, true])
  })

  test('in passes is stored in one', async () => {
    const stored = await outcomeOf(await flag().jpeg({ progressive: true }).toBuffer(), 'image/jpeg')
    expect((await sharp(stored as Buffer).metadata()).isProgressive).toBe(false)
  })

  test('keeps fine colours', async () => {
    const fine = await flag().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()
    const stored = await outcomeOf(fine, 'image/jpeg')
    expect((await sharp(stored as Buffer).metadata()).chromaSubsampling).toBe('4:4:4')
  })

  test.each<[string, Buffer, string]>([
    ['without a picture', jpeg().subarray(0, 200), 'broken'],
    ['that ends within its data', jpeg().subarray(0, -6), 'broken'],
    ['of no height', framed(16, 0), 'broken'],
    ['of 65,000 times 65,000 points', framed(65_000, 65_000), 'dimensions'],
    ['of 100,010,000 points', framed(10_000, 10_001), 'dimensions'],
    ['whose segment is longer than the file', jpeg({ before: [Buffer.from('ffe1ffff', 'hex')] }), 'broken'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await outcomeOf(bytes, 'image/jpeg')).toBe(code)
  })

  test('T24 that would be held whole in too much memory is refused', async () => {
    const turned = (width: number) =>
      Buffer.concat([framed(width, 8_000).subarray(0, 2), exif(6), framed(width, 8_000).subarray(2)])
    expect(await outcomeOf(turned(9_000), 'image/jpeg')).toBe('dimensions')
  })
})

describe('a PNG', () => {
  test.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'prVt', 'pHYs'])('loses its %s', async (type) => {
    expect(await outcomeOf(png([pngChunk(type, 'Canaryphone')]), 'image/png')).toEqual(png())
  })

  test('loses what follows its end', async () => {
    const bytes = Buffer.concat([png(), Buffer.from('<script>')])
    expect(await outcomeOf(bytes, 'image/png')).toEqual(png())
  })

  test('of a scan in grey stays grey and about as large', async () => {
    const scan = bigPng(300_000)
    const stored = await outcomeOf(scan, 'image/png')
    expect(await sharp(stored as Buffer).metadata()).toMatchObject({ space: 'b-w', channels: 1 })
    expect(stored.length).toBeLessThan(scan.length * 1.1)
  })

  test('keeps what is transparent', async () => {
    const glass = await flag().ensureAlpha(0.5).png().toBuffer()
    const stored = await outcomeOf(glass, 'image/png')
    expect(await sharp(stored as Buffer).metadata()).toMatchObject({ channels: 4, hasAlpha: true })
  })

  test.each<[string, Buffer, string]>([
    ['of 20,000 times 20,000 points', png([], pngHeader(20_000, 20_000)), 'dimensions'],
    ['of no width', png([], pngHeader(0, 9)), 'broken'],
    ['without data', png().subarray(0, 33), 'broken'],
    ['that ends within its data', png().subarray(0, 60), 'broken'],
    ['with a chunk that must be known and is not', png([pngChunk('ABCD')]), 'broken'],
    ['whose header has a wrong check sum', Buffer.from(png()).fill(0, 29, 33), 'broken'],
    ['that begins with another chunk', png([], pngChunk('tEXt')), 'broken'],
    ['with two headers', png([pngHeader(1, 1)]), 'broken'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await outcomeOf(bytes, 'image/png')).toBe(code)
  })
})

/** The most bytes of a profile that a segment holds. */
const SEGMENT = 65_519

/** Makes a profile of two segments in which red and blue have changed places: without it, a picture looks otherwise. */
async function longProfile(): Promise<Buffer> {
  const { icc } = await sharp(await flag().withIccProfile('p3').jpeg().toBuffer()).metadata()
  const profile = Buffer.concat([icc ?? Buffer.alloc(0), Buffer.alloc(SEGMENT)])
  profile.writeUInt32BE(profile.length, 0)
  const [red, blue] = [profile.indexOf('rXYZ'), profile.indexOf('bXYZ')]
  profile.write('bXYZ', red, 'latin1')
  profile.write('rXYZ', blue, 'latin1')
  return profile
}

/** Makes a JPEG whose frame says another size. */
function framed(width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg())
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5
  bytes.writeUInt16BE(height, frame)
  bytes.writeUInt16BE(width, frame + 2)
  return bytes
}
