import { expect, type Page } from '@playwright/test'
import { radio, tick } from '../calculator.ts'

/** One question as the model knows it: its values are texts that the page shows as they are typed. */
interface Question {
  readonly label: string
  /** The value for a random number from 0 to 9999. */
  readonly valueOf: (random: number) => string
  readonly answer: (page: Page, value: string) => Promise<void>
  readonly expectShown: (page: Page, value: string) => Promise<void>
}

export interface Step {
  readonly title: string
  readonly path: string
  /** The file of its code. */
  readonly code: string
  readonly questions: readonly Question[]
  /** The values with which the flow continues; any if absent. */
  readonly goesOnWith?: Readonly<Record<string, string>>
}

const dollars = (random: number) => (10_000 + random * 73).toLocaleString('en-AU')

function text(label: string, values: Question['valueOf']): Question {
  const field = (page: Page) => page.getByLabel(label, { exact: true })
  return {
    label,
    valueOf: values,
    answer: (page, value) => field(page).fill(value),
    expectShown: (page, value) => expect(field(page), label).toHaveValue(value),
  }
}

function choice(label: string, options: readonly [string, string]): Question {
  return {
    label,
    valueOf: (random) => options[random % 2 === 0 ? 0 : 1],
    answer: (page, value) => radio(page, label, value).check(),
    expectShown: (page, value) => expect(radio(page, label, value), label).toBeChecked(),
  }
}

const RELIES = 'Does anyone rely on your income, such as a partner or children?'
const cover = text('Life cover amount', dollars)

/** The calculator up to its last questions. */
export const steps: readonly Step[] = [
  {
    title: 'About you',
    path: 'about-you',
    code: 'AboutYouStep',
    questions: [
      text('Your age', (random) => String(18 + (random % 40))),
      text('Annual salary before tax', dollars),
    ],
  },
  {
    title: 'Your dependants',
    path: 'dependents',
    code: 'DependentsStep',
    questions: [choice(RELIES, ['No', 'Yes'])],
    goesOnWith: { [RELIES]: 'No' },
  },
  {
    title: 'Assets and debts',
    path: 'assets-and-overheads',
    code: 'AssetsStep',
    questions: [text('Home value', dollars), choice('Would your family sell the home?', ['No', 'Yes'])],
  },
  {
    title: 'Cover you already have',
    path: 'existing-cover',
    code: 'ExistingCoverStep',
    questions: [
      {
        ...cover,
        async answer(page, value) {
          await tick(page, 'Life cover').check()
          await cover.answer(page, value)
        },
      },
    ],
  },
]

export const stepAt = (index: number): Step => {
  const step = steps[index]
  if (!step) throw new Error(`There is no step ${index}.`)
  return step
}

export const addressOf = (index: number) => `/life-insurance-calculator/${stepAt(index).path}`
