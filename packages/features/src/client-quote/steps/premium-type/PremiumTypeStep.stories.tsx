import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { exampleAnswers } from '../../testing/exampleAnswers.ts'
import { QuoteStory } from '../../testing/QuoteStory.tsx'
import { choosing, details, submit } from '../../testing/quoteVisitor.fixture.ts'

const meta = {
  title: 'Screens/Quote/Premium type',
  component: QuoteStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteStory>
export default meta
type Story = StoryObj<typeof meta>

const chosen = submit(choosing(['life', 'incomeProtection']), 'life-cover', { amount: '500k' })
const earning = submit(chosen, 'income-protection-cover', { annualEarnings: '100k' })
const older = submit(earning, 'personal-details', details({ age: '61' }))

export const Empty: Story = { args: { step: 'premium-type', answers: earning } }

/** Over a second: prices are asked for once the answers have rested. */
export const FilledWithFuturePremiums: Story = {
  args: { step: 'premium-type', answers: exampleAnswers(), prices: 'known' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const years = within(
      await page.findByRole('region', { name: 'Your premiums to age 65' }, { timeout: 20_000 }),
    )
    await expect(
      years.getByRole('heading', { name: 'Stepped costs less each year than level until you’re 51' }),
    ).toBeVisible()
    await userEvent.click(years.getByRole('radio', { name: 'No' }))
    await expect(years.getByText('In total, to age 65: about $39,000 stepped, $31,000 level.')).toBeVisible()
    await userEvent.click(years.getByText('See the figures'))
    await expect(years.getByRole('row', { name: '46 $1,100 $1,550' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { step: 'premium-type', answers: exampleAnswers() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('radiogroup', { name: 'Premium type' })
    await expect(page.queryByRole('region', { name: 'Your premiums to age 65' })).toBeNull()
  },
}

export const IncomeProtectionRemoved: Story = {
  args: { step: 'premium-type', answers: older },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const announced = within(await page.findByRole('status', { name: 'What we changed' }))
    await expect(announced.queryByRole('button', { name: 'Undo' })).toBeNull()
    await userEvent.click(announced.getByRole('link', { name: 'Change your age' }))
    await page.findByRole('heading', { level: 1, name: 'About you' })
  },
}

export const RestoresIncomeProtection: Story = {
  args: {
    step: 'premium-type',
    answers: submit(submit(older, 'premium-type', { premiumType: 'level' }), 'personal-details', {
      age: '58',
    }),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('Add income protection ($5,800 a month) again.')
    await userEvent.click(page.getByRole('button', { name: 'Restore' }))
    await expect(page.queryByRole('status', { name: 'What we changed' })).toBeNull()
  },
}

export const Errors: Story = {
  args: { step: 'premium-type', answers: earning },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
