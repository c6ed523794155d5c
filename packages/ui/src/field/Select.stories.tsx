import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Select, type SelectProps } from './Select.tsx'

const STATES = [
  { value: 'NSW', label: 'New South Wales' },
  { value: 'WA', label: 'Western Australia' },
]

function Stateful(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string | null) => {
    props.onChange(next)
    setValue(next)
  }
  return <Select {...props} value={value} onChange={change} />
}

const meta = {
  component: Select<string>,
  render: (args) => <Stateful {...args} />,
  args: { name: 'state', label: 'State or territory', options: STATES, value: null, onChange: fn() },
} satisfies Meta<typeof Select<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'State or territory' })
    await userEvent.selectOptions(select, 'Western Australia')
    await expect(args.onChange).toHaveBeenLastCalledWith('WA')
    await userEvent.selectOptions(select, 'Choose one')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Chosen: Story = { args: { value: 'NSW' } }

export const Invalid: Story = { args: { error: 'Choose your state or territory' } }
