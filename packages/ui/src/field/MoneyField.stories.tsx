import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

function Stateful(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <MoneyField {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/MoneyField',
  tags: ['autodocs'],
  component: MoneyField,
  render: (args) => <Stateful {...args} />,
  args: { name: 'salary', label: 'Annual salary before tax', value: '', onChange: fn() },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Annual salary before tax' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '85,000')
    await expect(args.onChange).toHaveBeenLastCalledWith('85,000')
  },
}

export const WithAUnit: Story = { args: { label: 'Rent a month', value: '2,150', suffix: 'a month' } }

export const TidiedOnLeaving: Story = {
  args: { format: (text) => text.replace('k', ',000') },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '85k')
    await expect(input).toHaveValue('85k')
    await userEvent.tab()
    await expect(input).toHaveValue('85,000')
  },
}

export const Invalid: Story = {
  args: { value: 'much', error: 'Enter an amount in dollars' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Error: Enter an amount in dollars')
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const UnitForTheEyeAlone: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'Rent', value: '2,150', suffix: 'a fortnight' },
}
