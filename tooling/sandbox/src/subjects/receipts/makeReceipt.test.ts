import type { SaveApplicationRequest } from '@coverkit/core'
import { personalReleases } from '@coverkit/core/questionnaire/personal'
import { expect, test } from 'vitest'
import { documentExample } from '../../samples/documentExample.ts'
import { makeReceipt } from './makeReceipt.ts'

/** The first release, and one after it: the same questions under another version. */
const [first] = personalReleases
const next = { ...first, definition: { ...first.definition, version: 'next' }, hash: 'f'.repeat(64) }
const releases = [first, next] as const

const submission = { reference: 'A-1', savedAt: new Date('2026-11-23T00:40:00Z') }

function answering(definition: string): SaveApplicationRequest {
  const body = documentExample('SaveApplicationRequest', 1) as SaveApplicationRequest
  const { questionnaire, ...details } = body.applicationDetails
  if (!questionnaire) throw new Error('The example answers no questions.')
  return { ...body, applicationDetails: { ...details, questionnaire: { ...questionnaire, definition } } }
}

test.each(releases.map(({ definition: { id, version }, hash }) => [`${id}|${version}`, hash]))(
  'a receipt has the questions and the hash of the version that was answered: %s',
  async (definition, hash) => {
    const { receipt } = await makeReceipt(answering(definition), submission, releases)
    expect(JSON.stringify(receipt)).toContain(hash)
  },
)

test('a version that was never released has no receipt', async () => {
  await expect(makeReceipt(answering('personal|gone'), submission)).rejects.toThrow(
    'The submission answers unknown questions',
  )
})
