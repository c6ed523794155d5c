import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { ChoiceTileContent } from './ChoiceTile.tsx'
import { ChoiceTiles, type ChoiceTilesProps } from './ChoiceTiles.tsx'

const HOUSE = {
  lines: <path d="M10 31 32 11l22 20M15 27v26h34V27" />,
  accent: <path d="M32 47c-8-6-11-10-11-14 0-6 8-8 11-2 3-6 11-4 11 2 0 4-3 8-11 14Z" />,
}

const more = (content: string): ChoiceTileContent['more'] => ({
  summary: 'What it’s for, and what it isn’t',
  content: <p>{content}</p>,
})

const OPTIONS = [
  {
    value: 'life',
    label: 'Life cover',
    sketch: HOUSE,
    text: 'A lump sum if you die or become terminally ill.',
    more: more('Often used to pay out the home loan.'),
  },
  {
    value: 'tpd',
    label: 'TPD cover',
    sketch: HOUSE,
    text: 'A lump sum to you, if you’re unlikely ever to work again.',
    more: more('Often used to clear debts.'),
  },
]

function Stateful(props: ChoiceTilesProps<string>) {
  const [value, setValue] = useState(props.value)
  const change = (next: string[]) => {
    props.onChange(next)
    setValue(next)
  }
  return <ChoiceTiles {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Components/ChoiceTiles',
  tags: ['autodocs'],
  component: ChoiceTiles<string>,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'covers',
    legend: 'Which covers do you want?',
    legendLook: 'hidden',
    options: OPTIONS,
    value: [],
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceTiles<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Which covers do you want?' })).toBeVisible()
    const life = canvas.getByRole('checkbox', { name: 'Life cover' })
    await expect(life).toHaveAccessibleDescription('A lump sum if you die or become terminally ill.')
    await expect(life).toHaveAttribute('id', 'field-covers')
    await userEvent.click(canvas.getByText(/^A lump sum to you/))
    await expect(args.onChange).toHaveBeenLastCalledWith(['tpd'])
    await userEvent.click(canvas.getByText('Life cover'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['life', 'tpd'])
  },
}

export const SmallPrint: Story = {
  args: { value: ['life'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByText('What it’s for, and what it isn’t')[0] as HTMLElement)
    await expect(canvas.getByText('Often used to pay out the home loan.')).toBeVisible()
    await expect(canvas.getByText('Often used to clear debts.')).not.toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: {
    options: OPTIONS.map((option) => ({
      ...option,
      disabled: true,
      disabledReason: 'Not available after age 60.',
    })),
  },
  play: async ({ canvas, args }) => {
    const life = canvas.getByRole('checkbox', { name: 'Life cover' })
    await expect(life).toBeDisabled()
    await expect(life).toHaveAccessibleDescription('Not available after age 60.')
    await userEvent.click(canvas.getByText('Life cover'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  args: { error: 'Choose at least one cover' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Which covers do you want?' }),
    ).toHaveAccessibleDescription('Error: Choose at least one cover')
    await expect(canvas.getByRole('checkbox', { name: 'TPD cover' })).toBeInvalid()
  },
}

export const LongWords: Story = {
  args: {
    legendLook: 'heading',
    value: ['long'],
    options: [
      ...OPTIONS,
      {
        value: 'long',
        label: 'Total and permanent disability cover for superannuation arrangements',
        sketch: HOUSE,
        text: 'A lump sum to you, if two doctors agree that an illness or an injury leaves you unlikely ever to work again in any occupation.',
      },
    ],
  },
}

/** The docs page of the tiles shows it as an example of what not to do. */
export const ForYesAndNo: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    legend: 'Do you smoke?',
    legendLook: 'heading',
    options: [
      { value: 'yes', label: 'Yes', sketch: HOUSE, text: 'I smoke.' },
      { value: 'no', label: 'No', sketch: HOUSE, text: 'I don’t smoke.' },
    ],
  },
}
