import { employee } from '../src/application/Applicant.ts'
import { applyForCover } from '../src/application/applyForCover.ts'
import { discloseInEverySection } from '../src/application/discloseInEverySection.ts'
import { refuseEveryField } from '../src/application/refuseEveryField.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { expect, test } from '../src/test.ts'

test('every field of an application says at itself what it refuses, every text of each', async ({ page }) => {
  test.slow()
  await refuseEveryField(page, { texts: Number.POSITIVE_INFINITY })
})

test('one owner discloses something in every section, and all of it arrives', async ({ page }) => {
  test.slow()
  const disclosing = discloseInEverySection()
  const { reference } = await applyForCover(page, employee, { answer: disclosing.answer })
  const added = disclosing.added()
  expect(added.size).toBe(13)
  expect([...added].filter(([, count]) => count > 8)).toEqual([])
  const [stored] = await recordsOf('applications', await clientIdOf(page))
  expect(stored).toMatchObject({ reference, status: 'in-review' })
  const sent = JSON.stringify(stored?.body)
  for (const gate of added.keys()) expect(sent).toContain(`"${gate}"`)
})
