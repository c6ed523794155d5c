import { seed as first } from '@coverkit/seed'
import type { Page } from '@playwright/test'
import { type Applicant, employee, lifeOnly } from '../src/application/Applicant.ts'
import { applyForCover, toDeclarations, toDetails } from '../src/application/applyForCover.ts'
import { applyByKeyboard } from '../src/application/byKeyboard.ts'
import { chooseInsurer } from '../src/application/chooseInsurer.ts'
import { discloseInEverySection } from '../src/application/discloseInEverySection.ts'
import { discloseSome } from '../src/application/discloseSome.ts'
import { enterNumbers } from '../src/application/sayHowToPay.ts'
import {
  declarationsBox,
  enterNumbersAgain,
  referenceShown,
  sign,
  submitButton,
} from '../src/application/submitApplication.ts'
import { survivesReload } from '../src/application/survivesReload.ts'
import { answerSubmissions, loseAnswer } from '../src/application/watchSubmissions.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { continueTo, heading } from '../src/calculator.ts'
import { LOST_CONNECTION } from '../src/faultTest.ts'
import { expect, expectNoSidewaysScroll, test } from '../src/test.ts'

const unseen = async () => undefined
const REVIEW = 'Your application is with us'
const WAITING = 'Waiting for the second signature'

const rowsOf = async (page: Page) => recordsOf('applications', await clientIdOf(page))
const submissionsOf = async (page: Page) => (await rowsOf(page)).filter(({ status }) => status !== 'partial')

interface Run {
  readonly name: string
  readonly applicant: Applicant
  readonly title: string
  readonly gates: number
  readonly pages: number
  readonly sent: object
}

const RUNS: readonly Run[] = [
  {
    name: 'two owners, four covers, three beneficiaries',
    applicant: { ...employee, owners: 2, shares: ['33.33', '33.33', '33.34'] },
    title: WAITING,
    gates: 35,
    pages: 14,
    sent: {
      beneficiaryContacts: [
        { first_Name: 'Robin', benefit_Percent: 33.33 },
        { first_Name: 'Robina', benefit_Percent: 33.33 },
        { first_Name: 'Robinaa', benefit_Percent: 33.34 },
      ],
      policyHolderDetails: { first_Name: 'Noor' },
      applicationDetails: {
        totalPolicyHolders: 2,
        needs: {
          covers: { selectedCovers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'] },
        },
      },
    },
  },
  {
    name: 'life in super, paid by rollover',
    applicant: { ...lifeOnly, throughSuper: 'Yes', payment: 'Enduring rollover', shares: ['100'] },
    title: REVIEW,
    gates: 28,
    pages: 11,
    sent: {
      applicationDetails: {
        payment: {
          method: 'enduringRollover',
          frequency: 'yearly',
          outsidePaymentMethod: null,
          directDebit: null,
        },
        nominationType: 'nonBinding',
      },
    },
  },
  {
    name: 'home duties: income protection is offered by nobody and taken out',
    applicant: {
      ...employee,
      person: {
        ...employee.person,
        gender: 'Female',
        occupation: 'Homemaker (full-time home duties)',
      },
      employment: 'Home duties',
    },
    title: REVIEW,
    gates: 31,
    pages: 12,
    sent: {
      applicationDetails: {
        needs: { covers: { selectedCovers: ['life', 'tpd', 'criticalIllness'] } },
      },
    },
  },
  {
    name: 'an occupation that income protection excludes',
    applicant: {
      ...employee,
      person: { ...employee.person, occupation: 'Retired' },
      employment: 'Unemployed',
    },
    title: REVIEW,
    gates: 33,
    pages: 13,
    sent: {
      applicationDetails: {
        needs: { covers: { selectedCovers: ['life', 'tpd', 'criticalIllness'] } },
      },
    },
  },
  {
    name: '61 years old',
    applicant: { ...employee, person: { ...employee.person, age: '61' } },
    title: REVIEW,
    gates: 33,
    pages: 13,
    sent: {
      applicationDetails: {
        needs: { covers: { selectedCovers: ['life', 'tpd', 'criticalIllness'] } },
      },
    },
  },
]

for (const { name, applicant, title, gates, pages, sent } of RUNS) {
  test(`${name}: from the quote to the reference`, async ({ page }) => {
    test.slow()
    const { walk, reference } = await applyForCover(page, applicant, { title })
    console.log(name, walk, reference)
    expect(await submissionsOf(page)).toMatchObject([{ reference, body: sent }])
    expect(walk).toMatchObject({ gates, pages })
  })
}

for (let part = 0; part < 10; part += 1) {
  const seed = first + part
  const width = part % 2 === 1 ? 390 : 1280
  test(`a walk with some disclosures, seed ${seed} at ${width} px: from the quote to the reference`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { answer, disclosed } = discloseSome(seed)
    const look = async () => {
      if (width === 390) await expectNoSidewaysScroll(page)
    }
    const { walk, reference } = await applyForCover(page, employee, { title: REVIEW, answer, look })
    console.log(`seed ${seed}`, walk, [...disclosed].join(' '))
    expect(disclosed.size).toBeGreaterThan(0)
    const [submission] = await submissionsOf(page)
    expect(submission).toMatchObject({ reference })
    const values = JSON.stringify(submission)
    for (const gate of disclosed) expect(values).toContain(`"${gate}":"yes"`)
  })
}

test('with the keyboard alone, and the focus never hidden', async ({ page }) => {
  test.slow()
  await chooseInsurer(page, employee)
  await applyByKeyboard(page)
  expect(await submissionsOf(page)).toMatchObject([{ reference: await referenceShown(page) }])
})

test('a reload at once on every screen loses nothing but the payment numbers', async ({ page }) => {
  test.slow()
  const applicant: Applicant = { ...employee, owners: 2, shares: ['50', '50'] }
  const { answer } = discloseInEverySection()
  // The choice of storage applies from Continue on.
  const isStorage = () => page.url().endsWith('/storage')
  const look = async () => (isStorage() ? undefined : survivesReload(page))
  await toDetails(page, applicant, { answer, look })
  await toDeclarations(page, applicant, survivesReload)
  await sign(page, unseen)
  await page.reload()
  await enterNumbersAgain(page)
  await sign(page, unseen)
  await submitButton(page).click()
  const reference = await referenceShown(page, WAITING)
  await page.reload()
  expect(await referenceShown(page, WAITING)).toBe(reference)
  expect(await submissionsOf(page)).toMatchObject([{ reference }])
})

test('submitting in two tabs at once is one application', async ({ page, context, trouble }) => {
  test.slow()
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await toDetails(page, lifeOnly)
  await toDeclarations(page, lifeOnly)
  const other = await context.newPage()
  await other.goto('/application/payment-details')
  await enterNumbers(other)
  await continueTo(other, 'Beneficiaries')
  await continueTo(other, 'Declarations')
  await sign(page, unseen)
  // The other tab shows the tick too, a moment later. Pressing the box in that moment would clear it.
  await expect(declarationsBox(other)).toBeChecked()
  await sign(other, unseen)
  await Promise.all([submitButton(page).click(), submitButton(other).click()])
  await expect.poll(() => submissionsOf(page)).toHaveLength(1)
  const [{ reference } = {}] = await submissionsOf(page)
  for (const tab of [page, other]) {
    const done = heading(tab, REVIEW)
    const refused = tab.getByRole('alert').filter({ hasText: 'This application was already submitted' })
    await expect(done.or(refused).first()).toBeVisible()
    if (await done.isVisible()) expect(await referenceShown(tab)).toBe(reference)
  }
})

test('F2: a submission whose answer was lost with the page is read back, not sent twice', async ({
  page,
  trouble,
}) => {
  test.slow()
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await toDetails(page, lifeOnly)
  await toDeclarations(page, lifeOnly)
  await sign(page, unseen)
  const stop = await answerSubmissions(page, loseAnswer)
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t connect' })).toBeVisible()
  await stop()
  await page.reload()
  await expect(heading(page, REVIEW)).toBeVisible()
  expect(await submissionsOf(page)).toMatchObject([{ reference: await referenceShown(page) }])
})
