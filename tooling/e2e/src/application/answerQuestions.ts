import type { Locator, Page } from '@playwright/test'
import { type QuestionShown, questionsShown } from './questionsShown.ts'

/** The value of the option to choose, or the text to enter. */
export type AnswerTo = (question: QuestionShown) => string

/** How a radio or a box is chosen. */
export type Choose = (control: Locator) => Promise<void>

export const byMouse: Choose = (control) => control.check()

/** Dispatches the click directly: a mouse waits until the page is still and nothing covers the control. */
export const byScript: Choose = (control) => control.dispatchEvent('click')

const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/Desk work/, '100'],
  [/\(%\)/, '0'],
  [/\bMonth$/, '5'],
  [/\bYear$/, '2020'],
  [/hours/, '38'],
  [/tall/, '178'],
  [/weigh\?/, '80'],
  [/upper number/, '128'],
  [/lower number/, '82'],
]

/** Returns the answer of a person with nothing to disclose, who goes to one clinic. */
export function nothing({ name, kind, wording, options }: QuestionShown): string {
  if (name === 'doctors.usual') return 'yes'
  if (options.includes('no')) return 'no'
  if (kind === 'checkbox') return options.at(-1) ?? ''
  // For rows, the last option opens the fewest questions.
  if (kind === 'radio') return options.at(name.includes('#') ? -1 : 0) ?? ''
  if (kind === 'number') return NUMBERS.find(([pattern]) => pattern.test(wording))?.[1] ?? '5'
  return 'Accounting'
}

/** Answers the open questions of a page, and those that the answers open, until none is left. */
export async function answerQuestions(
  page: Page,
  answer: AnswerTo,
  choose: Choose = byMouse,
): Promise<readonly QuestionShown[]> {
  for (;;) {
    const questions = await questionsShown(page)
    const open = questions.filter(({ isAnswered }) => !isAnswered)
    if (open.length === 0) return questions
    for (const question of open) await give(page, question, { value: answer(question), choose })
  }
}

async function give(
  page: Page,
  { name, kind }: QuestionShown,
  { value, choose }: { readonly value: string; readonly choose: Choose },
): Promise<void> {
  const control = page.getByRole('main').locator(`[name="${name}"]`)
  if (kind === 'radio' || kind === 'checkbox') {
    await choose(control.and(page.locator(`[value="${value}"]`)))
  } else if (kind === 'search') {
    await control.click()
    await page.getByRole('option').first().click()
  } else {
    await control.fill(value)
  }
}
