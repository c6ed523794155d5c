import { type Applicant, lifeOnly } from '../src/application/Applicant.ts'
import { toDeclarations, toDetails } from '../src/application/applyForCover.ts'
import { holder } from '../src/application/giveDetails.ts'
import { referenceShown, sign, submitButton } from '../src/application/submitApplication.ts'
import { downloadedText } from '../src/downloadedText.ts'
import { line } from '../src/expectedSaveLines.ts'
import { expect, test } from '../src/test.ts'

const suharto: Applicant = { ...lifeOnly, name: { first: 'Suharto', last: 'Suharto', full: 'Suharto' } }

// Takes over 5 s: it walks an application to its receipt.
test('a person with one name applies, signs with it once, and has it once on the receipt', async ({
  page,
}) => {
  await toDetails(page, suharto)
  await expect(holder(page, 'You').getByLabel('First name', { exact: true })).toHaveAccessibleDescription(
    'Only one name? Use it as the first and last name.',
  )
  await toDeclarations(page, suharto)
  await expect(line(page, 'sent')).toBeVisible()
  await sign(page, async () => undefined, 'Suharto Example')
  await submitButton(page).click()
  await expect(
    page.getByRole('alert').getByRole('link', { name: /^You entered your name as Suharto\./ }),
  ).toBeVisible()
  await sign(page, async () => undefined, 'Suharto')
  await submitButton(page).click()
  const reference = await referenceShown(page)
  await expect(page.getByRole('main')).not.toContainText('Suharto Suharto')
  const receipt = await downloadedText(page, () =>
    page
      .getByRole('region', { name: 'The facts your insurer will rely on' })
      .getByRole('button', { name: /^Download.*PDF/ })
      .click(),
  )
  expect(receipt).toContain(reference)
  expect(receipt).toMatch(/Policy holder\s+Suharto\s+Insurer/)
  expect(receipt).not.toMatch(/Suharto\s+Suharto/)
})
