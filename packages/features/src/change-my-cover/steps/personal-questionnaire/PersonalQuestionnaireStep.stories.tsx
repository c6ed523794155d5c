import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { exampleChange, readyToSign, withLife } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Personal questionnaire', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { step: 'personal-questionnaire', answers: readyToSign(withLife(exampleChange(), 900_000)) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'On this device' })).toBeVisible()
    await expect(
      canvas.getByRole('checkbox', { name: /^I consent to you collecting my health information/ }),
    ).not.toBeChecked()
  },
}

export const None: Story = {
  args: { step: 'personal-questionnaire', answers: readyToSign() },
  async play({ canvas }) {
    await expect(await canvas.findByText('Not needed for this change')).toBeVisible()
  },
}

export const Errors: Story = {
  args: { step: 'personal-questionnaire', answers: readyToSign(withLife(exampleChange(), 900_000)) },
  async play({ canvas }) {
    await canvas.findByRole('radio', { name: 'On this device' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: 'Choose where to keep your answers' })).toBeVisible()
  },
}
