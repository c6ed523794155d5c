import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { MoneyField } from './MoneyField.tsx'
import { NumberField } from './NumberField.tsx'
import { controlOf, expectReadAloud } from './readAloud.fixture.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextFieldProps.ts'

function Stateful(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <TextField {...props} value={value} onChange={change} />
}

function Echoing(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TextField
      {...props}
      value={value}
      onChange={setValue}
      echo={value === '' ? null : `You typed ${value}.`}
    />
  )
}

const meta = {
  title: 'Components/TextField',
  tags: ['autodocs'],
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

/** Over a second: what was understood is read out once typing rests. */
export const WithEcho: Story = {
  args: { label: 'Annual earnings', value: '' },
  render: (args) => <Echoing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '105,000')
    await expect(canvas.getByText('You typed 105,000.')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('You typed 105,000.')).toHaveLength(2), {
      timeout: 20_000,
    })
    await expect(canvas.getAllByText('You typed 105,000.')[1]).toHaveAttribute('aria-live', 'polite')
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

const LONG_LABEL =
  'Name of the trustee or responsible entity of the superannuation fund that is to pay the premiums of this cover each year'

export const ReadAloud: Story = {
  render: () => (
    <Stack gap={24}>
      <TextField name="plain" label="First name" value="" onChange={fn()} />
      <TextField name="hint" label="First name" hint="As on your driver licence." value="" onChange={fn()} />
      <TextField name="error" label="First name" error="Enter your first name" value="" onChange={fn()} />
      <TextField
        name="both"
        label="First name"
        hint="As on your driver licence."
        error="Enter your first name"
        value=""
        onChange={fn()}
      />
      <TextField
        name="optional"
        label="Middle name"
        optional
        hint="If you have one."
        value=""
        onChange={fn()}
      />
      <TextField name="affixes" label="Share kept" prefix="about" suffix="%" value="50" onChange={fn()} />
      <TextField
        name="markup"
        label="Email"
        hint={
          <>
            We send it <strong>there</strong>. <a href="#privacy">How we keep it</a>
          </>
        }
        value=""
        onChange={fn()}
      />
      <TextField name="long" label={LONG_LABEL} optional value="" onChange={fn()} />
      <TextField
        name="twin"
        id="second-plain"
        label="Your partner's first name"
        hint="Theirs."
        value=""
        onChange={fn()}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const reads = (name: string, ...texts: [string, string]) =>
      expectReadAloud(controlOf(canvasElement, name), ...texts)
    await reads('plain', 'First name', '')
    await reads('hint', 'First name', 'As on your driver licence.')
    await reads('error', 'First name', 'Error: Enter your first name')
    await reads('both', 'First name', 'As on your driver licence. Error: Enter your first name')
    await reads('optional', 'Middle name (optional)', 'If you have one.')
    await reads('affixes', 'Share kept', '')
    await reads('markup', 'Email', 'We send it there. How we keep it')
    await reads(
      'long',
      'Name of the trustee or responsible entity of the superannuation fund that is to pay the premiums of this cover each year (optional)',
      '',
    )
    await reads('twin', "Your partner's first name", 'Theirs.')
  },
}

export const NumbersReadAloud: Story = {
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
