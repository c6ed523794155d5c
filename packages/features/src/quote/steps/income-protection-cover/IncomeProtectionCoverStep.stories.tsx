import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { choosing, submit } from '../../flow/quoteVisitor.fixture.ts'
import { QuoteStepStory } from '../QuoteStepStory.fixture.tsx'

const meta = { component: QuoteStepStory, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof QuoteStepStory
>
export default meta
type Story = StoryObj<typeof meta>

const chosen = choosing(['incomeProtection'])

export const Proposing: Story = {
  args: { step: 'income-protection-cover', answers: chosen },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Annual earnings'), '100,000')
    await expect(page.getByLabelText('Monthly benefit')).toHaveValue('5,800')
    await userEvent.clear(page.getByLabelText('Monthly benefit'))
    await userEvent.type(page.getByLabelText('Monthly benefit'), '6,000')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect(page.getAllByText('The most you can choose is $5,800 a month')[0]).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '70% of your earnings $5,800 a month' }))
    await expect(page.getByLabelText('Monthly benefit')).toHaveValue('5,800')
  },
}

export const LongWait: Story = {
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
