import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { MoneyField } from './MoneyField.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'
import { controlOf, expectReadAloud } from './readAloud.fixture.ts'

function Stateful(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <NumberField {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  render: (args) => <Stateful {...args} />,
  args: { name: 'age', label: 'Your age', value: '', onChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Your age' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '43')
    await expect(args.onChange).toHaveBeenLastCalledWith('43')
  },
}

export const WithDecimals: Story = {
  args: { name: 'hours', label: 'Hours a day', value: '7.6', decimal: true, suffix: 'hours' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
  },
}

export const Invalid: Story = {
  args: { value: '17', error: 'Enter your age, a whole number from 18 to 75' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Error: Enter your age, a whole number from 18 to 75',
    )
  },
}

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack gap={24}>
      <NumberField name="age" label="Your age" value="" onChange={fn()} />
      <NumberField
        name="share"
        label="Share of your income to replace, in percent"
        hint="Up to 70%."
        error="Enter a whole number from 1 to 70"
        suffix="%"
        decimal
        value="80"
        onChange={fn()}
      />
      <NumberField name="children" label="Number of children" optional value="" onChange={fn()} />
      <MoneyField name="salary" label="Annual salary before tax" suffix="a year" value="" onChange={fn()} />
      <MoneyField
        name="rent"
        label="Rent a month"
        hint="Your share of it."
        error="Enter an amount in dollars"
        value="much"
        onChange={fn()}
      />
      <MoneyField name="bonus" label="Yearly bonus" optional hint="Before tax." value="" onChange={fn()} />
      <MoneyField
        name="loan"
        label="What you still owe on all loans for investment properties, less what stands in their offset accounts"
        error="Enter an amount in dollars"
        value=""
        onChange={fn()}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const reads = (name: string, ...texts: [string, string]) =>
      expectReadAloud(controlOf(canvasElement, name), ...texts)
    await reads('age', 'Your age', '')
    await reads(
      'share',
      'Share of your income to replace, in percent',
      'Up to 70%. Error: Enter a whole number from 1 to 70',
    )
    await reads('children', 'Number of children (optional)', '')
    await reads('salary', 'Annual salary before tax', '')
    await reads('rent', 'Rent a month', 'Your share of it. Error: Enter an amount in dollars')
    await reads('bonus', 'Yearly bonus (optional)', 'Before tax.')
    await reads(
      'loan',
      'What you still owe on all loans for investment properties, less what stands in their offset accounts',
      'Error: Enter an amount in dollars',
    )
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const ErrorWithoutAWayOut: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { value: '17', error: 'Invalid number' },
}
