import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CalculatorStory } from '../../testing/CalculatorStory.tsx'
import { renter } from '../../testing/exampleCalculation.ts'
import { storyAnswers } from '../../testing/storyAnswers.ts'
import DependentsStep from './DependentsStep.tsx'

const meta = {
  title: 'Screens/Calculator/Dependents',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: { Screen: DependentsStep, segment: 'dependents', answers: storyAnswers('dependents') },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const TwoChildren: Story = {}

export const AgesFollowTheNumber: Story = {
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
