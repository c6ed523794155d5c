import { expect, test } from 'vitest'
import { RenderTooLarge, renderPdfs } from './renderPdfs.ts'
import type { TextDocument } from './TextDocument.ts'

const documentOf = (texts: readonly string[]): TextDocument => ({
  title: 'A document',
  publisher: 'A publisher',
  blocks: texts.map((text) => ({ kind: 'paragraph', text })),
})
const createdAt = new Date('2026-11-29T00:00:00Z')
const worst = { document: documentOf(Array(240).fill('x'.repeat(3_990))), createdAt }
const small = { document: documentOf(['Some text.']), createdAt }

test('documents are rendered in order', async () => {
  const files = await renderPdfs([small, { ...small, document: documentOf(['a', 'b']) }])
  expect(files.map((file) => file.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-'])
})

test('T24 a document that takes too long is given up, and its thread ends', async () => {
  await expect(renderPdfs([worst], { mostMs: 300, mostMb: 512 })).rejects.toThrow(RenderTooLarge)
  expect(await renderPdfs([small])).toHaveLength(1)
})

test('T24 a document that takes too much memory is given up', async () => {
  await expect(renderPdfs([worst], { mostMs: 60_000, mostMb: 24 })).rejects.toThrow(RenderTooLarge)
})
