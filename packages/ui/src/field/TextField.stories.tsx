import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { MoneyField } from './MoneyField.tsx'
import { NumberField } from './NumberField.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Stateful(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <TextField {...props} value={value} onChange={change} />
}

const meta = {
  component: TextField,
  render: (args) => <Stateful {...args} />,
  args: { name: 'firstName', label: 'First name', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await expect(input).toHaveAttribute('id', 'field-firstName')
    await userEvent.type(input, 'Zoë')
    await expect(args.onChange).toHaveBeenLastCalledWith('Zoë')
  },
}

export const WithHint: Story = {
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    hint: 'We send your comparison there, nothing else.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'We send your comparison there, nothing else.',
    )
  },
}

export const Optional: Story = {
  args: { label: 'Middle name', name: 'middleName', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Middle name (optional)')
  },
}

export const Invalid: Story = {
  args: { hint: 'As on your driver licence.', error: 'Enter your first name' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('As on your driver licence. Error: Enter your first name')
  },
}

export const Numbers: Story = {
  render: () => (
    <Stack gap={24}>
      <NumberField name="age" label="Your age" value="43" onChange={fn()} />
      <NumberField name="ratio" label="Income to replace" value="70" suffix="%" onChange={fn()} />
      <MoneyField name="salary" label="Annual salary before tax" value="85,000" onChange={fn()} />
      <MoneyField name="rent" label="Rent a month" value="2,150" suffix="a month" onChange={fn()} />
    </Stack>
  ),
}

function Salary() {
  const [value, setValue] = useState('')
  const format = (text: string) => text.replace('k', ',000')
  return <MoneyField name="salary" label="Salary" value={value} onChange={setValue} format={format} />
}

export const MoneyTidiedOnLeaving: Story = {
  render: () => <Salary />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Salary' })
    await userEvent.type(input, '85k')
    await expect(input).toHaveValue('85k')
    await userEvent.tab()
    await expect(input).toHaveValue('85,000')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
  },
}
