import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ClaimStory } from '../../testing/ClaimStory.tsx'
import { exampleAnswers } from '../../testing/exampleAnswers.ts'

const meta = {
  title: 'Screens/Claim/What happened',
  component: ClaimStory,
  args: { step: 'what-happened', answers: exampleAnswers() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClaimStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    answers: exampleAnswers({ description: '', workStatus: null, selfEmployed: null, offWorkFrom: null }),
  },
}

export const Filled: Story = {}

export const LongWords: Story = {
  args: {
    answers: exampleAnswers({
      description:
        'I slipped on the wet stairs of the car park behind the office and broke my wrist in two places. '.repeat(
          8,
        ),
    }),
  },
}

export const Continues: Story = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'What happened' })
    await expect(canvas.getByLabelText('In your own words (optional)')).toHaveValue(
      'Broken wrist, off work since.',
    )
    await expect(canvas.getByRole('radio', { name: 'Not working' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Centrelink/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { level: 1, name: 'Staying in touch' })
  },
}

export const Errors: Story = {
  async play({ canvas }) {
    const date = within(await canvas.findByRole('group', { name: /^Date you went back to work/ }))
    await userEvent.type(date.getByLabelText('Day'), '1')
    await userEvent.type(date.getByLabelText('Month'), '5')
    await userEvent.type(date.getByLabelText('Year'), '2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const alert = within(await canvas.findByRole('alert'))
    await expect(
      alert.getByRole('link', { name: 'The date you went back to work has to be after the day you stopped' }),
    ).toBeVisible()
  },
}

export const AfterADeath: Story = {
  args: { answers: exampleAnswers({ claimant: 'forDeceased', type: 'death', insuredName: 'Kim Example' }) },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('In your own words (optional)')).toHaveAccessibleDescription(
      /^A few sentences are plenty, or leave it blank\./,
    )
    await expect(canvas.queryByRole('radiogroup', { name: /^Work at the moment/ })).toBeNull()
  },
}
