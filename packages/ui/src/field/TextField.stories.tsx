import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
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

/** Waits over a second: the result is announced once typing pauses. */
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

const LONG_LABEL =
  'Name of the trustee or responsible entity of the superannuation fund that is to pay the premiums of this cover each year'

export const ReadAloud: Story = {
  tags: ['!autodocs'],
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

/** The docs page of the field shows it as an example of what not to do. */
export const LabelThatExplains: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'Name (first name only, as on your driver licence, no nicknames)' },
}
