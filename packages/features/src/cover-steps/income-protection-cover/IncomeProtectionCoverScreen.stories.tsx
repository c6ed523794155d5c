import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleAnswers } from '#client-quote/testing/exampleAnswers.ts'
import { QuoteStory } from '#client-quote/testing/QuoteStory.tsx'
import { choosing, submit } from '#client-quote/testing/quoteVisitor.fixture.ts'
import { refuseForm } from '#common/testing/refuseForm.ts'

const meta = {
  title: 'Screens/Quote/Income protection cover',
  component: QuoteStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteStory>
export default meta
type Story = StoryObj<typeof meta>

const chosen = choosing(['incomeProtection'])

export const Empty: Story = { args: { step: 'income-protection-cover', answers: chosen } }

export const Filled: Story = { args: { step: 'income-protection-cover', answers: exampleAnswers() } }

export const ErrorsAboveTheLimit: Story = {
  args: { step: 'income-protection-cover', answers: chosen },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Annual earnings'), '100,000')
    await expect(page.getByLabelText('Monthly benefit')).toHaveValue('5,800')
    await userEvent.clear(page.getByLabelText('Monthly benefit'))
    await userEvent.type(page.getByLabelText('Monthly benefit'), '6,000')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect(page.getAllByText('The highest monthly benefit you can choose is $5,800')[0]).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '70% of your earnings $5,800 a month' }))
    await expect(page.getByLabelText('Monthly benefit')).toHaveValue('5,800')
  },
}

export const WaitOfTwoYears: Story = {
  args: {
    step: 'income-protection-cover',
    answers: submit(chosen, 'income-protection-cover', { annualEarnings: '90k', waitingPeriod: '730' }),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(
      'You can only choose a 2-year wait with a benefit period to age 65.',
    )
    await expect(canvasElement).toBeVisible()
    await userEvent.tab()
  },
}

/** Over a second: prices are asked for once the answers have rested. */
export const PriceOfALongerWait: Story = {
  args: { step: 'income-protection-cover', answers: exampleAnswers(), prices: 'known' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: '90 days (3 months)' }))
    await page.findByText(
      /A longer wait lowers the price: 90 days costs about 25% less than 30 days\./,
      {},
      { timeout: 20_000 },
    )
    await userEvent.click(page.getByRole('radio', { name: '60 days (2 months)' }))
    await expect(
      page.getByText('The first payment comes about three months after you stop working.'),
    ).toBeVisible()
    await page.findByText(/60 days costs about 15% less than 30 days\./, {}, { timeout: 20_000 })
  },
}

export const SelfEmployed: Story = {
  args: { step: 'income-protection-cover', answers: chosen },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const earnings = await page.findByLabelText('Annual earnings')
    await expect(earnings).toHaveAccessibleDescription(
      'Before tax: pay with regular extras, or business income after costs.',
    )
    await userEvent.click(page.getByRole('radio', { name: 'Self-employed' }))
    await expect(earnings).toHaveAccessibleDescription(
      'Before tax: your share of the business income, after its costs.',
    )
  },
}

export const Errors: Story = {
  args: { step: 'income-protection-cover', answers: chosen },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
