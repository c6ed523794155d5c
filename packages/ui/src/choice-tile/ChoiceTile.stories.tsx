import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChoiceTile, type ChoiceTileProps } from './ChoiceTile.tsx'

const HOUSE = {
  lines: <path d="M10 31 32 11l22 20M15 27v26h34V27" />,
  accent: <path d="M32 47c-8-6-11-10-11-14 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 14Z" />,
}

function Stateful(props: ChoiceTileProps) {
  const [checked, setChecked] = useState(props.checked)
  const change = (next: boolean) => {
    props.onChange(next)
    setChecked(next)
  }
  return <ChoiceTile {...props} checked={checked} onChange={change} />
}

const meta = {
  title: 'Components/ChoiceTile',
  tags: ['autodocs'],
  component: ChoiceTile,
  render: (args) => <Stateful {...args} />,
  args: {
    id: 'field-covers',
    name: 'covers',
    value: 'life',
    label: 'Life cover',
    sketch: HOUSE,
    text: 'A lump sum if you die or become terminally ill.',
    more: {
      summary: 'What it’s for, and what it isn’t',
      content: <p>Often used to pay out the home loan.</p>,
    },
    checked: false,
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceTile>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const tile = canvas.getByRole('checkbox', { name: 'Life cover' })
    await expect(tile).toHaveAccessibleDescription('A lump sum if you die or become terminally ill.')
    await userEvent.click(canvas.getByText('What it’s for, and what it isn’t'))
    await expect(canvas.getByText('Often used to pay out the home loan.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Life cover'))
    await expect(tile).toBeChecked()
  },
}

export const Chosen: Story = { args: { checked: true } }

export const Disabled: Story = {
  args: { disabled: true, disabledReason: 'Not available after age 60.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Not available after age 60.')
  },
}

export const LongWords: Story = {
  args: { label: 'Total and permanent disability cover for superannuation arrangements' },
}

/** The docs page of the tile shows it as an example of what not to do. */
export const AParagraph: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    text: 'Life cover pays a lump sum if you die or become terminally ill. It is often used to pay out the home loan, to pay for the children’s school, or to give the family time before anyone has to work more. It is not a savings plan, and nothing is paid back when it ends.',
    more: undefined,
  },
}
