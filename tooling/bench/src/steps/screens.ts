import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  answerPersonalDetails,
  radio,
  tick,
} from '@coverkit/e2e/visitor'
import type { Page } from '@playwright/test'

export interface Screen {
  readonly title: string
  readonly answer: (page: Page) => Promise<void>
  /** The button to the next screen; absent on the last one. */
  readonly action?: string
  /** The next screen appears after a server's answer: the press is measured to the first change that it makes. */
  readonly waits?: true
}

export const CALCULATOR: readonly Screen[] = [
  { title: 'About you', answer: answerAboutYou, action: 'Continue' },
  { title: 'Your dependants', answer: answerDependants, action: 'Continue' },
  { title: 'Assets and debts', answer: answerAssetsAndDebts, action: 'Continue' },
  { title: 'Cover you already have', answer: answerExistingCover, action: 'See my results', waits: true },
]

const amount = (label: string, value: string) => (page: Page) => page.getByLabel(label).fill(value)

export const QUOTE: readonly Screen[] = [
  {
    title: 'Choose your covers',
    async answer(page) {
      for (const cover of ['Life cover', 'TPD cover', 'Critical illness cover', 'Income protection'])
        await tick(page, cover).check()
      await radio(page, 'Pay through super?', 'No').check()
    },
    action: 'Continue',
  },
  { title: 'Life cover', answer: amount('Life cover amount', '500k'), action: 'Continue' },
  {
    title: 'TPD cover',
    async answer(page) {
      await page.getByLabel('TPD cover amount').fill('600k')
      await radio(page, 'How is this cover structured?', 'Linked to Life').check()
    },
    action: 'Continue',
  },
  {
    title: 'Critical illness cover',
    answer: amount('Critical illness cover amount', '150k'),
    action: 'Continue',
  },
  { title: 'Income protection', answer: amount('Annual earnings', '90k'), action: 'Continue' },
  {
    title: 'About you, of the quote',
    answer: (page) =>
      answerPersonalDetails(page, {
        age: '40',
        gender: 'Male',
        smokes: 'No',
        occupation: 'Accountant',
        state: 'NSW',
      }),
    action: 'Continue',
  },
  {
    title: 'Premium type',
    answer: (page) => radio(page, 'Premium type', 'Stepped (variable age-stepped)').check(),
    action: 'Continue',
  },
  { title: 'Get your quotes', answer: async () => undefined, action: 'Get quotes', waits: true },
]
