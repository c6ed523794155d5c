import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
import { controlOf, expectReadAloud } from './readAloud.fixture.ts'

function Stateful(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value)
  return <PasswordField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'password',
    label: 'Password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password',
    showText: 'Show',
    hideText: 'Hide',
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const ShownAndHidden: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(input)
    await userEvent.paste('Pasted1!')
    await expect(input).toHaveValue('Pasted1!')
    await expect(input).toHaveAttribute('type', 'password')
    const show = canvas.getByRole('button', { name: 'Show' })
    await expect(show).toHaveAccessibleDescription('Password')
    await userEvent.click(show)
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const Invalid: Story = {
  args: { error: 'Enter your password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
  },
}

export const ReadAloud: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack gap={24}>
      <PasswordField {...args} name="plain" label="Password" />
      <PasswordField {...args} name="hint" label="New password" hint="At least 8 characters." />
      <PasswordField {...args} name="error" label="Password" error="Enter your password" />
      <PasswordField
        {...args}
        name="both"
        label="New password"
        hint="At least 8 characters."
        error="Enter a longer password"
      />
      <PasswordField {...args} name="optional" label="Change your password" optional />
      <PasswordField
        {...args}
        name="long"
        label="The password of the account that you opened before your broker moved to this site"
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const reads = (name: string, ...texts: [string, string]) =>
      expectReadAloud(controlOf(canvasElement, name), ...texts)
    await reads('plain', 'Password', '')
    await reads('hint', 'New password', 'At least 8 characters.')
    await reads('error', 'Password', 'Error: Enter your password')
    await reads('both', 'New password', 'At least 8 characters. Error: Enter a longer password')
    await reads('optional', 'Change your password (optional)', '')
    await reads(
      'long',
      'The password of the account that you opened before your broker moved to this site',
      '',
    )
    const [first, , , , fifth] = canvas.getAllByRole('button')
    if (!first || !fifth) throw new Error('a field has no button')
    await expectReadAloud(first, 'Show', 'Password')
    await expectReadAloud(fifth, 'Show', 'Change your password (optional)')
    await userEvent.click(first)
    await expectReadAloud(first, 'Hide', 'Password')
    await reads('plain', 'Password', '')
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const RulesInTheErrorAlone: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    autoComplete: 'new-password',
    value: 'secret',
    error: 'Use at least 12 characters, one of them a digit',
  },
}
