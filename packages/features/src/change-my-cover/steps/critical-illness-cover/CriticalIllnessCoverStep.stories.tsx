import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { ChangeStory } from '../../testing/ChangeStory.tsx'
import { exampleChange, savedWhole, wholePolicy } from '../../testing/exampleChange.ts'

const meta = {
  title: 'Screens/Change of cover/Critical illness cover',
  component: ChangeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

const whole = () => ({ answers: exampleChange(wholePolicy()), policies: [savedWhole()] })

export const Filled: Story = {
  args: { step: 'critical-illness-cover', ...whole() },
  async play({ canvas }) {
    await expect(await canvas.findByText('Now: $200,000.')).toBeVisible()
    await expect(canvas.getByText('Now: Reinstatement.')).toBeVisible()
  },
}

export const Errors: Story = {
  args: { step: 'critical-illness-cover', ...whole() },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
