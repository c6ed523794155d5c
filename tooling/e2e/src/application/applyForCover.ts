import { expect, type Page } from '@playwright/test'
import { continueTo } from '../calculator.ts'
import { line } from '../expectedSaveLines.ts'
import type { Applicant, Look } from './Applicant.ts'
import { acceptDocuments, understandDuty } from './acceptDocuments.ts'
import { answerQuestionnaire, type Walk } from './answerQuestionnaire.ts'
import { type AnswerTo, type Choose, nothing } from './answerQuestions.ts'
import { chooseInsurer } from './chooseInsurer.ts'
import { giveDetails } from './giveDetails.ts'
import { nameBeneficiaries } from './nameBeneficiaries.ts'
import { sayHowToPay } from './sayHowToPay.ts'
import { referenceShown, sign, submitButton } from './submitApplication.ts'

const unseen: Look = async () => undefined

/** From the quote through the answered questions about health. */
export async function toDetails(
  page: Page,
  applicant: Applicant,
  {
    look = unseen,
    answer = nothing,
    ...how
  }: {
    readonly look?: Look
    readonly answer?: AnswerTo
    readonly storage?: string
    readonly choose?: Choose
  } = {},
): Promise<Walk> {
  await chooseInsurer(page, applicant)
  await understandDuty(page, look)
  await acceptDocuments(page, look)
  return answerQuestionnaire(page, look, answer, how)
}

/** From the details to the declarations. */
export async function toDeclarations(page: Page, applicant: Applicant, look: Look = unseen): Promise<void> {
  await giveDetails(page, applicant, look)
  await continueTo(page, 'Payment')
  await sayHowToPay(page, applicant, look)
  if (applicant.covers.includes('Life cover')) {
    await continueTo(page, 'Beneficiaries')
    await nameBeneficiaries(page, applicant, look)
  }
  await continueTo(page, 'Declarations')
}

/** From the quote to the reference. */
export async function applyForCover(
  page: Page,
  applicant: Applicant,
  {
    look = unseen,
    answer = nothing,
    title,
    ...how
  }: {
    readonly look?: Look
    readonly answer?: AnswerTo
    readonly title?: string
    readonly choose?: Choose
  } = {},
): Promise<{ readonly walk: Walk; readonly reference: string }> {
  const walk = await toDetails(page, applicant, { look, answer, ...how })
  await toDeclarations(page, applicant, look)
  // A save that arrived after the submission would be refused, with an error in the console.
  await expect(line(page, 'sent')).toBeVisible()
  await sign(page, look, applicant.name?.full)
  await submitButton(page).click()
  const reference = await referenceShown(page, title)
  await look(page)
  return { walk, reference }
}
