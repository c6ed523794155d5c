import { expect, it } from 'vitest'
import { DOCUMENT, runRedocly } from './runRedocly.ts'

interface Remarks {
  problems: { ruleId: string; message: string; location: { pointer: string }[] }[]
}

// Every operation names its refusals under `default`.
const OPTIONS = ['--extends=recommended', '--skip-rule=operation-4xx-response', '--format=json']

it('the document has no remark but on two paths, of which one has a number where the other has a word', async () => {
  const { problems } = JSON.parse(await runRedocly('lint', DOCUMENT, ...OPTIONS)) as Remarks
  const remarks = problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])
  expect(remarks).toEqual([
    [
      'no-ambiguous-paths',
      // `n` is a number and `id` a UUID, so that no address is both.
      'Paths should resolve unambiguously. Found two ambiguous paths: `/api/v1/identitychecks/files/{n}` and `/api/v1/identitychecks/{id}/link`.',
      '#/paths/~1api~1v1~1identitychecks~1{id}~1link',
    ],
  ])
})
