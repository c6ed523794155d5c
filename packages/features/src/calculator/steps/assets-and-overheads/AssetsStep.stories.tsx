import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { CalculatorStory } from '../../testing/CalculatorStory.tsx'
import { couple, renter, upTo } from '../../testing/exampleCalculation.ts'
import { storyAnswers } from '../../testing/storyAnswers.ts'

const meta = {
  title: 'Screens/Calculator/Assets and overheads',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'assets-and-overheads',
    answers: storyAnswers('assets-and-overheads'),
  },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { answers: storyAnswers('assets-and-overheads', upTo(couple, 'dependents')) },
}

export const Filled: Story = {}

export const OwnerAddsAnAsset: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('$644,000')
    await userEvent.click(page.getByRole('checkbox', { name: 'Investments' }))
    await userEvent.type(page.getByLabelText('Investments value'), '10k')
    await expect(page.getByText('$125,000')).toBeVisible()
  },
}

export const FilledByARenter: Story = { args: { answers: storyAnswers('assets-and-overheads', renter) } }

export const Errors: Story = {
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
