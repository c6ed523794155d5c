import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

function Stateful(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value)
  return <PasswordField {...props} value={value} onChange={setValue} />
}

const meta = {
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
