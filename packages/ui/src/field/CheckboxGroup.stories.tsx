import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'
import { MoneyField } from './MoneyField.tsx'

const ASSETS = [
  { value: 'property', label: 'Investment property' },
  {
    value: 'savings',
    label: 'Savings',
    reveal: <MoneyField name="savings" label="Savings balance" value="" onChange={fn()} />,
  },
  { value: 'super', label: 'Super', hint: 'All your accounts together.' },
]

const COVERS = [
  { value: 'lifeCover', label: 'Life cover', hint: 'A lump sum if you die or become terminally ill.' },
  { value: 'tpdCover', label: 'TPD cover', hint: 'A lump sum if you can never work again.' },
  {
    value: 'incomeProtectionCover',
    label: 'Income protection',
    disabled: true,
    disabledReason: 'Insurers offer this up to age 60.',
  },
]

function Stateful(props: CheckboxGroupProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string[]) => {
    props.onChange(next)
    setValue(next)
  }
  return <CheckboxGroup {...props} value={value} onChange={change} />
}

const meta = {
  component: CheckboxGroup<string>,
  render: (args) => <Stateful {...args} />,
  args: { name: 'assets', legend: 'What do you own?', options: ASSETS, value: [], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Revealing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'What do you own?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Super' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Savings' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['savings', 'super'])
    await expect(canvas.getByRole('textbox', { name: 'Savings balance' })).toBeVisible()
    canvas.getByRole('checkbox', { name: 'Savings' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['super'])
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Open: Story = { args: { value: ['savings', 'super'] } }

export const Cards: Story = {
  args: { name: 'covers', legend: 'Choose your covers', options: COVERS, value: ['lifeCover'], cards: true },
}

export const Invalid: Story = { args: { ...Cards.args, value: [], error: 'Choose at least one cover' } }

function Duty({ error }: { error?: string | undefined }) {
  const [checked, setChecked] = useState(false)
  return (
    <Checkbox
      name="duty"
      label="I understand my duty"
      checked={checked}
      onChange={setChecked}
      error={error}
    />
  )
}

export const Single: Story = {
  render: () => <Duty />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('I understand my duty'))
    await expect(canvas.getByRole('checkbox', { name: 'I understand my duty' })).toBeChecked()
  },
}

export const SingleInvalid: Story = {
  render: () => <Duty error="Tick the box to go on" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Error: Tick the box to go on')
  },
}
