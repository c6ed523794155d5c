import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'
import { controlOf, expectReadAloud } from './readAloud.fixture.ts'

function Stateful(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked)
  const change = (next: boolean) => {
    props.onChange(next)
    setChecked(next)
  }
  return <Checkbox {...props} checked={checked} onChange={change} />
}

const meta = {
  title: 'Components/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  render: (args) => <Stateful {...args} />,
  args: { name: 'duty', label: 'I understand my duty', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('I understand my duty'))
    await expect(canvas.getByRole('checkbox', { name: 'I understand my duty' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const WithNote: Story = {
  args: { name: 'news', label: 'Send me news', note: 'Once a month. You can stop it at any time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Once a month. You can stop it at any time.',
    )
  },
}

export const Invalid: Story = {
  args: { error: 'Tick the box if you understand your duty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Error: Tick the box if you understand your duty',
    )
  },
}

export const Disabled: Story = {
  args: { label: 'Remember me', note: 'Not on a shared computer.', disabled: true },
}

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: () => {
    const shared = { checked: false, onChange: fn() }
    return (
      <Stack gap={24}>
        <Checkbox {...shared} name="plain" label="I understand my duty" />
        <Checkbox {...shared} name="note" label="I understand my duty" note="It ends with your policy." />
        <Checkbox {...shared} name="hint" label="I understand my duty" hint="Read it first." />
        <Checkbox {...shared} name="error" label="I understand my duty" error="Tick the box to go on" />
        <Checkbox
          {...shared}
          name="all"
          label="I understand my duty"
          hint="Read it first."
          note="It ends with your policy."
          error="Tick the box to go on"
        />
        <Checkbox {...shared} name="optional" label="Send me news" optional note="Once a month." />
        <Checkbox {...shared} name="disabled" label="Remember me" note="Not on a shared computer." disabled />
        <Checkbox
          {...shared}
          name="long"
          label="I agree that you keep my answers for seven days, send a link to the address above, and delete the answers once I have opened it"
        />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const reads = (name: string, ...texts: [string, string]) =>
      expectReadAloud(controlOf(canvasElement, name), ...texts)
    await reads('plain', 'I understand my duty', '')
    await reads('note', 'I understand my duty', 'It ends with your policy.')
    await reads('hint', 'I understand my duty', 'Read it first.')
    await reads('error', 'I understand my duty', 'Error: Tick the box to go on')
    await reads(
      'all',
      'I understand my duty',
      'It ends with your policy. Read it first. Error: Tick the box to go on',
    )
    await reads('optional', 'Send me news (optional)', 'Once a month.')
    await reads('disabled', 'Remember me', 'Not on a shared computer.')
    await expect(controlOf(canvasElement, 'disabled')).toBeDisabled()
    await reads(
      'long',
      'I agree that you keep my answers for seven days, send a link to the address above, and delete the answers once I have opened it',
      '',
    )
  },
}

/** The docs page of the checkbox shows it as an example of what not to do. */
export const TickThatMeansNo: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'I do not want to miss out on news', checked: true },
}
