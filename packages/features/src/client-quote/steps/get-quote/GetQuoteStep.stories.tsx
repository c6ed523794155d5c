import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { exampleAnswers } from '../../testing/exampleAnswers.ts'
import { QuoteStory } from '../../testing/QuoteStory.tsx'

const meta = {
  title: 'Screens/Quote/Get quote',
  component: QuoteStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { step: 'get-quote', answers: exampleAnswers() } }

export const ChangesACover: Story = {
  args: { step: 'get-quote', answers: exampleAnswers() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(
      await page.findByText(/^\$750,500, linked to life \$500,000, standalone \$250,500, /),
    ).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Change TPD cover' }))
    await page.findByRole('heading', { level: 1, name: 'Total and permanent disability cover' })
  },
}

export const StartsAgain: Story = {
  args: { step: 'get-quote', answers: exampleAnswers() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Start again' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my answers' }))
    await expect(
      await page.findByText(/^\$750,500, linked to life \$500,000, standalone \$250,500, /),
    ).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Start again' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear my answers' }))
    await page.findByRole('heading', { level: 1, name: 'Choose your covers' })
    await expect(page.queryAllByRole('checkbox', { checked: true })).toEqual([])
  },
}

export const RequestsQuotes: Story = {
  // It leads to another feature's screen, which this story has no route to.
  tags: ['!dev'],
  args: { step: 'get-quote', answers: exampleAnswers() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Get quotes' }))
    await page.findByRole('heading', { name: 'Another page' })
  },
}
