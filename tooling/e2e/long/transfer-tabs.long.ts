import { continueTo } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { expect, test } from '../src/faultTest.ts'
import { expectSavedOnce } from '../src/nothingLost.ts'
import { policiesShown, policyGroup, savedTransfer } from '../src/transfer.ts'
import { expectOneNumber, numberField, twoTabs } from '../src/transferTabs.ts'
import { untilSaved } from '../src/watchSaves.ts'

test('F18: of two tabs that do not hear each other, one removes a policy and one adds another: both stand', async ({
  page,
  saves,
}) => {
  const [one, other] = await twoTabs(page, true)
  const remove = one.getByRole('button', { name: 'Remove Policy 2' })
  await remove.click()
  await untilSaved(saves, () => remove.click())
  await other.getByRole('button', { name: 'Add another policy' }).click()
  await expect(other.getByRole('group', { name: /^Policy \d+$/ })).toHaveCount(2)
  await policyGroup(other, 2).getByLabel('Insurer', { exact: true }).selectOption({ label: 'Accord Life' })
  await numberField(other, 2).fill('AC123456K')
  await policyGroup(other, 2).getByLabel('Name on the policy', { exact: true }).fill('Zoë O’Neill-Ngô')
  const shown = ['ZUR ZU-889120', 'ACC AC123456K']
  await expect.poll(() => policiesShown(other)).toEqual(shown)
  await continueTo(other, 'Terms and conditions')
  await expect(line(other, 'sent')).toBeVisible()
  expect(await savedTransfer(other)).toMatchObject({ active: shown, discontinued: ['NEO null'] })
  await expectSavedOnce(other, saves, 'transfers', {})
})

test('F17: two tabs that gave one policy two numbers ask, and what was changed before is stored', async ({
  page,
  saves,
}) => {
  await expectOneNumber(page, saves, 'before')
})
