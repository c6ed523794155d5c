import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { emptyQuoteAnswers } from '#quote/answers'
import { exampleAnswers } from '../../testing/exampleAnswers.ts'
import { QuoteStory } from '../../testing/QuoteStory.tsx'
import { choosing, details, submit } from '../../testing/quoteVisitor.fixture.ts'

const meta = {
  title: 'Screens/Quote/Select covers',
  component: QuoteStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { step: 'select-covers', answers: emptyQuoteAnswers() } }

export const Filled: Story = { args: { step: 'select-covers', answers: exampleAnswers() } }

export const Errors: Story = {
  args: { step: 'select-covers', answers: emptyQuoteAnswers() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }))
    const summary = await page.findByRole('alert')
    await expect(within(summary).getByText('Choose at least one cover')).toBeVisible()
  },
}

export const Continues: Story = {
  args: { step: 'select-covers', answers: emptyQuoteAnswers() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('checkbox', { name: 'Life cover' }))
    await userEvent.click(page.getByRole('radio', { name: 'Yes' }))
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByRole('heading', { level: 1, name: 'Life cover' })
    await page.findByRole('status', { name: 'What we changed' })
  },
}

export const AboveAge60: Story = {
  args: {
    step: 'select-covers',
    answers: submit(choosing(['life']), 'personal-details', details({ age: '62' })),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(await page.findByRole('checkbox', { name: 'Income protection' })).toBeDisabled()
    await expect(page.getByText('Not available after age 60.')).toBeVisible()
  },
}
