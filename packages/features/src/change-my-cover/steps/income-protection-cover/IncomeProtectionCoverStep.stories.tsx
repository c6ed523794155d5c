import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { wholeChange } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Income protection cover', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: { step: 'income-protection-cover', ...wholeChange() },
  async play({ canvas }) {
    await expect(await canvas.findByText('Now: $6,000 a month.')).toBeVisible()
    await expect(canvas.getByText('Now: 90 days.')).toBeVisible()
    await expect(canvas.getByText('Now: To age 65.')).toBeVisible()
  },
}

export const Errors: Story = {
  args: { step: 'income-protection-cover', ...wholeChange() },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
