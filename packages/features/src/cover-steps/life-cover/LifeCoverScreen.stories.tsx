import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleAnswers } from '#client-quote/testing/exampleAnswers.ts'
import { QuoteStory } from '#client-quote/testing/QuoteStory.tsx'
import { choosing, submit } from '#client-quote/testing/quoteVisitor.fixture.ts'
import { refuseForm } from '#common/testing/refuseForm.ts'

const meta = {
  title: 'Screens/Quote/Life cover',
  component: QuoteStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { step: 'life-cover', answers: choosing(['life', 'incomeProtection'], 'yes') },
}

export const Filled: Story = { args: { step: 'life-cover', answers: exampleAnswers() } }

export const ErrorsTooLittleCover: Story = {
  args: { step: 'life-cover', answers: choosing(['life', 'incomeProtection'], 'yes') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Life cover amount'), '123,456')
    await expect(page.getByText('We’ll round this to $123,000.')).toBeVisible()
    await userEvent.clear(page.getByLabelText('Life cover amount'))
    await userEvent.type(page.getByLabelText('Life cover amount'), '49k')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect(
      page.getAllByText('The least you can choose for your life cover amount is $50,000')[0],
    ).toBeVisible()
  },
}

export const SuggestedAmount: Story = {
  args: {
    step: 'life-cover',
    answers: submit(choosing(['life', 'incomeProtection']), 'income-protection-cover', {
      annualEarnings: '90,000',
    }),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '10 × income $900,000' }))
    await expect(page.getByLabelText('Life cover amount')).toHaveValue('900,000')
  },
}

export const Errors: Story = {
  args: { step: 'life-cover', answers: choosing(['life', 'incomeProtection'], 'yes') },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
