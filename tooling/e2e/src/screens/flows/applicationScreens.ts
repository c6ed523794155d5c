import { expect, type Page } from '@playwright/test'
import { employee } from '../../application/Applicant.ts'
import { acceptDocuments, understandDuty } from '../../application/acceptDocuments.ts'
import { answerQuestionnaire } from '../../application/answerQuestionnaire.ts'
import { toDeclarations } from '../../application/applyForCover.ts'
import { chooseInsurer } from '../../application/chooseInsurer.ts'
import { referenceShown, sign, submitButton } from '../../application/submitApplication.ts'
import { heading } from '../../calculator.ts'
import { line } from '../../expectedSaveLines.ts'
import type { ScreenFlow, See } from '../ScreenFlow.ts'

/** The screen by its address. */
function screenOf(page: Page): string {
  const [, rest = ''] = /\/application\/(.*)$/.exec(new URL(page.url()).pathname) ?? []
  return rest.replaceAll('/', '-').replace('personal-questionnaire-', 'questionnaire-')
}

async function seeTaskList(page: Page, see: See): Promise<void> {
  const before = page.url()
  await page.goto('/application/overview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await see('overview')
  await page.goto(before)
  await expect(heading(page, 'Your details')).toBeVisible()
}

export const applicationScreens: ScreenFlow = {
  name: 'application',
  title: 'Application',
  async walk({ page, see }) {
    const look = () => see(screenOf(page))
    await chooseInsurer(page, employee)
    await understandDuty(page, look)
    await acceptDocuments(page, look)
    await answerQuestionnaire(page, look, undefined, {
      onCheckPage: () => see(screenOf(page), { isLightOnly: true }),
    })
    await seeTaskList(page, see)
    await toDeclarations(page, { ...employee, shares: ['60', '40'], owners: 2 }, look)
    await expect(line(page, 'sent')).toBeVisible()
    await sign(page, look)
    await submitButton(page).click()
    await referenceShown(page, 'Waiting for the second signature')
    await see('complete', { isPrinted: true })
  },
}
