import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { exampleChange, readyToSign, withLife } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Duty of disclosure', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is asked of who reduces cover. */
export const Empty: Story = {
  args: { step: 'duty-of-disclosure', answers: withLife(exampleChange(), 450_000) },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^This change has no health questions, but your duty still applies/),
    ).toBeVisible()
  },
}

export const MoreCover: Story = {
  args: { step: 'duty-of-disclosure', answers: withLife(exampleChange(), 900_000) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^The insurer decides whether to cover you/)).toBeVisible()
  },
}

export const Filled: Story = { args: { step: 'duty-of-disclosure', answers: readyToSign() } }

export const Errors: Story = {
  args: { step: 'duty-of-disclosure', answers: withLife(exampleChange(), 450_000) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tick the box once you understand your duty',
    )
  },
}
