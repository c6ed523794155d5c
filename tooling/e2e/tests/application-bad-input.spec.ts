import { HOLDER } from '../src/application/Applicant.ts'
import { discloseInEverySection } from '../src/application/discloseInEverySection.ts'
import { refuseEveryField } from '../src/application/refuseEveryField.ts'
import { modal, openModal } from '../src/identity.ts'
import { expect, test } from '../src/test.ts'

// Every text that each field refuses is in the long run.
test('every field of an application says at itself what it refuses, and two owners reach the desk with a disclosure in every section', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const disclosing = discloseInEverySection()
  const stored = await refuseEveryField(page, { texts: 2, answer: disclosing.answer })
  const added = disclosing.added()
  console.log('questions that a disclosure adds', Object.fromEntries(added))
  expect(added.size).toBe(13)
  expect([...added].filter(([, count]) => count > 8)).toEqual([])
  const sent = JSON.stringify(stored?.body)
  for (const gate of added.keys()) expect(sent).toContain(`"${gate}"`)

  // The form of sign-up over the confirmation page knows the applicant's details; the address contains none of
  // them.
  await openModal(page)
  await modal(page).getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(modal(page).getByLabel('First name', { exact: true })).toHaveValue(HOLDER.first)
  await expect(modal(page).getByLabel('Last name', { exact: true })).toHaveValue(HOLDER.last)
  await expect(modal(page).getByLabel('Email', { exact: true })).toHaveValue(/@example\.com$/)
  await expect(page).toHaveURL('/application/complete')
})
