import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withAfter } from '../../answers.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { exampleChange, wholeChange } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Select covers', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

function earning(annualEarnings: number) {
  const answers = exampleChange()
  const { quote } = answers.change.after
  const incomeProtectionCover = { ...quote.incomeProtectionCover, annualEarnings }
  return withAfter(answers, { quote: { ...quote, incomeProtectionCover } })
}

export const Filled: Story = { args: { step: 'select-covers', ...wholeChange() } }

export const RemovesLifeCover: Story = {
  args: { step: 'select-covers', ...wholeChange() },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Choose your covers' })
    const life = canvas.getByRole('checkbox', { name: 'Life cover' })
    await expect(life).toBeChecked()
    for (const name of ['TPD cover', 'Critical illness cover', 'Income protection'])
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked()
    await userEvent.click(life)
    await expect(
      canvas.getByText(/^You have \$1,200,000\. It ends with this change\. You may not/),
    ).toBeVisible()
  },
}

/** Earnings that were entered on the cover's own page, and are too low for it. */
export const TooLittleEarned: Story = {
  args: { step: 'select-covers', answers: earning(20_000) },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('You can’t add this cover with the earnings you’ve entered.'),
    ).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Income protection' })).toBeDisabled()
  },
}

export const EveryCoverRemoved: Story = {
  args: { step: 'select-covers', answers: exampleChange() },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Life cover' }))
    await expect(await canvas.findByText('With no cover left, the policy ends')).toBeVisible()
  },
}
