import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CalculatorStory } from '../../testing/CalculatorStory.tsx'
import { couple, renter, upTo } from '../../testing/exampleCalculation.ts'
import { storyAnswers } from '../../testing/storyAnswers.ts'

const meta = {
  title: 'Screens/Calculator/Dependents',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'dependents', answers: storyAnswers('dependents') },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { answers: storyAnswers('dependents', upTo(couple, 'about-you')) } }

export const Filled: Story = {}

export const Errors: Story = {
  args: { answers: storyAnswers('dependents', upTo(couple, 'about-you')) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }))
    const summary = within(await page.findByRole('alert'))
    await expect(summary.getAllByRole('link').length).toBeGreaterThan(0)
  },
}

export const AgesForEachChild: Story = {
  args: { answers: storyAnswers('dependents', renter) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByLabelText('Yes'))
    await userEvent.type(page.getByLabelText('How many children rely on you?'), '3')
    await expect(page.getAllByLabelText(/^Age of child/)).toHaveLength(3)
    await userEvent.type(page.getByLabelText('How many children rely on you?'), '1')
    await expect(page.queryAllByLabelText(/^Age of child/)).toHaveLength(0)
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect(await page.findByRole('link', { name: 'You can add up to 5 children' })).toBeVisible()
  },
}
