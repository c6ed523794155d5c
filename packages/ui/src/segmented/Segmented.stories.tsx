import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Segmented, type SegmentedProps } from './Segmented.tsx'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const WAITS = [
  { value: '30', label: '30 days', detail: '(1 month)' },
  { value: '60', label: '60 days', detail: '(2 months)' },
  { value: '90', label: '90 days', detail: '(3 months)' },
  { value: '730', label: '730 days', detail: '(2 years)' },
]

const OWNERS = [
  { value: 'S', label: 'Inside Super' },
  { value: 'O', label: 'Outside Super' },
  { value: 'J', label: 'Partially from Super' },
]

const EFFECTS: Readonly<Record<string, string>> = {
  S: 'Your super fund owns the policy and pays the premium from your balance.',
  O: 'You own the policy and pay the premium yourself.',
}

function Stateful(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  const effect = 'effect' in props ? EFFECTS[value ?? ''] : undefined
  return (
    <Segmented
      {...props}
      value={value}
      onChange={change}
      {...('effect' in props && { effect: effect ?? null })}
    />
  )
}

const meta = {
  title: 'Components/Segmented',
  tags: ['autodocs'],
  component: Segmented<string>,
  render: (args) => <Stateful {...args} />,
  args: { name: 'super', legend: 'Pay through super?', options: YES_NO, value: null, onChange: fn() },
} satisfies Meta<typeof Segmented<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {
  args: { hint: 'You can change it for each cover.', narrow: true },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Pay through super?' })
    await expect(group).toHaveAccessibleDescription('You can change it for each cover.')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('yes')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('no')
  },
}

export const Effect: Story = {
  args: {
    name: 'owner',
    legend: 'Who owns this cover?',
    options: OWNERS,
    value: 'O',
    effect: null,
    stack: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You own the policy and pay the premium yourself.')).toBeVisible()
    await userEvent.click(canvas.getByText('Inside Super'))
    const effect = canvas.getByText('Your super fund owns the policy and pays the premium from your balance.')
    await expect(effect.closest('[aria-live=polite]')).not.toBeNull()
    await expect(canvas.queryByText('You own the policy and pay the premium yourself.')).toBeNull()
  },
}

export const FourWithDetail: Story = {
  args: { name: 'wait', legend: 'Waiting period', options: WAITS, value: '60' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('60 days (2 months)')
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

const REASON = 'You can only choose a 2-year wait with a benefit period to age 65.'

export const Disabled: Story = {
  args: {
    name: 'wait',
    legend: 'Waiting period',
    options: WAITS.map((wait) =>
      wait.value === '730' ? { ...wait, disabled: true, disabledReason: REASON } : wait,
    ),
    value: '30',
  },
  play: async ({ canvas, args }) => {
    const closed = canvas.getByRole('radio', { name: '730 days (2 years)' })
    await expect(closed).toBeDisabled()
    await expect(closed).toHaveAccessibleDescription(REASON)
    await expect(canvas.getByText(REASON)).toBeVisible()
    await userEvent.click(canvas.getByText('730 days'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  args: { error: 'Choose yes or no', narrow: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('Error: Choose yes or no')
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveAttribute('id', 'field-super')
  },
}

export const AmongFields: Story = { args: { legend: 'Do you smoke?', legendLook: 'label', value: 'no' } }

/** The docs page of the question shows it as an example of what not to do. */
export const Sentences: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    name: 'owner',
    legend: 'Who owns this cover?',
    options: [
      { value: 'S', label: 'Your super fund owns it and pays from your balance' },
      { value: 'O', label: 'You own it and pay yourself' },
      { value: 'J', label: 'Your fund pays a part and you pay the rest' },
    ],
  },
}
