import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type HonestFile, honestFiles } from '../testing/corpus.ts'
import { findHidden } from '../testing/findHidden.ts'
import { outcomeOf } from '../testing/outcomeOf.ts'
import { readPdf } from '../testing/readPdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverkit-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The harmless files that are refused, by kind; all others are stored. */
const REFUSED: Readonly<Record<string, string>> = {
  'PDF with an attachment': 'active-content',
  'PDF with a password': 'locked',
}

/** Lists the programs that pdf.js finds in a stored PDF, and the complaints of qpdf where it is installed. */
async function faultsOf(bytes: Buffer): Promise<string[]> {
  const path = join(folder, 'stored.pdf')
  writeFileSync(path, bytes)
  const { status, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' })
  // pdf.js names any link as what may lead somewhere.
  const found = (await findHidden(bytes)).filter((hidden) => hidden !== 'launch')
  return [...found, ...(status === null || status === 0 ? [] : [stderr])]
}

/** The visible content of a file: the pages and texts of a document, the points of a picture. */
async function seen({ type }: HonestFile, bytes: Buffer): Promise<unknown> {
  if (type === 'application/pdf') return (await readPdf(bytes)).pages.map(({ text }) => text)
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const small = sharp(bytes).autoOrient().toColourspace('srgb').removeAlpha().resize(4, 4, { fit: 'fill' })
  return { size: [width, height], colours: [...(await small.raw().toBuffer())] }
}

test('files of phones, scanners and offices are stored, and look as they did', async () => {
  const files = await honestFiles()
  expect(files.length).toBeGreaterThanOrEqual(150)
  const table: Record<string, Record<string, number>> = {}
  for (const file of files) {
    const stored = await outcomeOf(file.bytes, file.type)
    const outcome = typeof stored === 'string' ? stored : 'stored'
    const row = table[file.kind] ?? {}
    table[file.kind] = { ...row, [outcome]: (row[outcome] ?? 0) + 1 }
    expect([file.kind, file.name, outcome]).toEqual([file.kind, file.name, REFUSED[file.kind] ?? 'stored'])
    if (typeof stored === 'string') continue
    if (file.type === 'application/pdf') expect([file.name, await faultsOf(stored)]).toEqual([file.name, []])
    const [before, now] = [await seen(file, file.bytes), await seen(file, stored)]
    if (file.type === 'application/pdf') expect([file.name, now]).toEqual([file.name, before])
    else expect(distance(before, now)).toBeLessThan(8)
  }
  console.table(table)
}, 120_000)

/** The largest difference of a colour; more than any for another size. */
function distance(before: unknown, now: unknown): number {
  const [one, other] = [before, now] as { size: number[]; colours: number[] }[]
  if (!one || !other || String(one.size) !== String(other.size)) return 999
  return Math.max(...one.colours.map((colour, index) => Math.abs(colour - (other.colours[index] ?? 999))))
}
