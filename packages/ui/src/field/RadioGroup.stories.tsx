import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const OWNERS = [
  { value: 'O', label: 'Outside Super', hint: 'You pay from your bank account or card.' },
  { value: 'S', label: 'Inside Super', hint: 'Your fund pays; benefits are paid to the fund.' },
  {
    value: 'J',
    label: 'Partially from Super',
    disabled: true,
    disabledReason: 'Not offered for this cover. Choose one of the others.',
  },
]

function Stateful(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <RadioGroup {...props} value={value} onChange={change} />
}

const meta = {
  component: RadioGroup<string>,
  render: (args) => <Stateful {...args} />,
  args: { name: 'smoker', legend: 'Do you smoke?', options: YES_NO, value: null, onChange: fn() },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: { hint: 'Any nicotine in the last 12 months counts.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Do you smoke?' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('yes')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('no')
  },
}

export const Inline: Story = { args: { layout: 'inline', value: 'no' } }

export const InlineCards: Story = { args: { layout: 'inline', cards: true, value: 'yes' } }

export const Cards: Story = {
  args: { name: 'owner', legend: 'Who owns this cover?', options: OWNERS, value: 'O', cards: true },
  play: async ({ canvas, args }) => {
    const disabled = canvas.getByRole('radio', { name: 'Partially from Super' })
    await expect(disabled).toBeDisabled()
    await expect(disabled).toHaveAccessibleDescription(
      'Not offered for this cover. Choose one of the others.',
    )
    await userEvent.click(canvas.getByText('Your fund pays; benefits are paid to the fund.'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith('S')
  },
}

export const Invalid: Story = {
  args: { error: 'Choose yes or no' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('Error: Choose yes or no')
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveAttribute('id', 'field-smoker')
  },
}
