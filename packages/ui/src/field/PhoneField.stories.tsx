import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

function Stateful(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    props.onChange(next)
    setValue(next)
  }
  return <PhoneField {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/PhoneField',
  tags: ['autodocs'],
  component: PhoneField,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'mobile',
    label: 'Mobile number',
    hint: 'We call only if we have a question.',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' })
    await expect(input).toHaveAccessibleDescription('We call only if we have a question.')
    await expect(input).toHaveAttribute('type', 'tel')
    await expect(input).toHaveAttribute('autocomplete', 'tel')
    await userEvent.type(input, '+61 412 345 678')
    await expect(args.onChange).toHaveBeenLastCalledWith('+61 412 345 678')
  },
}

export const Invalid: Story = {
  args: { value: '0412 345', error: 'Enter all 10 digits of your mobile number' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/Enter all 10 digits of your mobile number$/)
  },
}

export const OfAnotherPerson: Story = {
  args: {
    name: 'partnerMobile',
    label: 'Your partner’s mobile number',
    hint: undefined,
    autoComplete: 'off',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Your partner’s mobile number' })
    await expect(input).toHaveAttribute('autocomplete', 'off')
  },
}

/** The docs page of the field shows it as an example of what not to do. */
export const OnePatternOnly: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'Mobile number (0XXX XXX XXX, no spaces)', hint: undefined },
}
