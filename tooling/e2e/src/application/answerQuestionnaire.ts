import { expect, type Page } from '@playwright/test'
import type { Look } from './Applicant.ts'
import { type AnswerTo, answerQuestions, byScript, type Choose, nothing } from './answerQuestions.ts'
import { isGate } from './questionsShown.ts'

const PAGE = /\/personal-questionnaire\/(?:\w+-)?(\w+)$/

/** The tick before the first health question. */
const HEALTH_CONSENT = /^I consent to you collecting my health information/

export interface Walk {
  readonly pages: number
  /** Those of sections that disclose something, and the review of all answers. */
  readonly checkPages: number
  readonly gates: number
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** Answers every page of the questionnaire, and reads its check pages and the review, up to the details. */
export async function answerQuestionnaire(
  page: Page,
  look: Look,
  answer: AnswerTo = nothing,
  {
    storage = 'On this device',
    choose = byScript,
    onCheckPage = async () => undefined,
  }: {
    readonly storage?: string
    readonly choose?: Choose
    /** Inspects the check page of a section, or the review. */
    readonly onCheckPage?: Look
  } = {},
): Promise<Walk> {
  await page.getByRole('checkbox', { name: HEALTH_CONSENT }).check()
  await page.getByRole('radio', { name: storage }).check()
  await look(page)
  let walk: Walk = { pages: 0, checkPages: 0, gates: 0 }
  for (;;) {
    const from = page.url()
    await next(page)
    await expect(page).not.toHaveURL(from)
    const [, id] = PAGE.exec(page.url()) ?? []
    if (id === undefined) return walk
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    if (id === 'check' || id === 'review') {
      await onCheckPage(page)
      walk = { ...walk, checkPages: walk.checkPages + 1 }
      continue
    }
    const questions = await answerQuestions(page, answer, choose)
    await look(page)
    walk = { ...walk, pages: walk.pages + 1, gates: walk.gates + questions.filter(isGate).length }
  }
}
