import { expect, test } from 'vitest'
import { describeRetention } from '../../database/retentionRule.ts'
import { RETENTION } from './retention.ts'

const PRIVACY_POLICY = '../../../../../packages/features/src/content/privacy-policy/retentionRules.json'

test('the privacy policy’s copy of the rules is current: `--update` writes it, and its version has to move', async () => {
  const rules = Object.fromEntries(
    Object.entries(RETENTION).map(([table, ends]) => [table, describeRetention(ends)]),
  )
  await expect(`${JSON.stringify(rules, null, 2)}\n`).toMatchFileSnapshot(PRIVACY_POLICY)
})
