import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Table } from './Table.tsx'
import type { TableProps } from './TableProps.ts'

const meta = {
  title: 'Components/Table',
  tags: ['autodocs'],
  component: Table<'cover' | 'now' | 'change' | 'after'>,
  args: {
    caption: 'Your cover: now, change, after',
    columns: [
      { key: 'cover', header: 'Cover', rowHeader: true },
      { key: 'now', header: 'Now', align: 'end' },
      { key: 'change', header: 'Change', align: 'end' },
      { key: 'after', header: 'After', align: 'end' },
    ],
    rows: [
      {
        id: 'life',
        cells: { cover: 'Life cover', now: '$900,000', change: '+$100,000', after: '$1,000,000' },
      },
      { id: 'tpd', cells: { cover: 'TPD cover', now: '$500,000', change: 'No change', after: '$500,000' } },
      {
        id: 'total',
        strong: true,
        cells: { cover: 'Total a month', now: '$123.45', change: '+$11.20', after: '$134.65' },
      },
    ],
  } satisfies TableProps<'cover' | 'now' | 'change' | 'after'>,
} satisfies Meta<typeof Table<'cover' | 'now' | 'change' | 'after'>>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Your cover: now, change, after' })
    await expect(within(table).getAllByRole('row').length).toBeGreaterThanOrEqual(3)
    await expect(within(table).getByRole('rowheader', { name: 'Life cover' })).toBeVisible()
  },
}

export const HiddenCaption: Story = { args: { captionHidden: true } }

/** The docs page of the table shows it as an example of what not to do. */
export const WordsInATable: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    caption: 'Good to know',
    columns: [
      { key: 'cover', header: 'Topic', rowHeader: true },
      { key: 'now', header: 'What it means' },
    ],
    rows: [
      {
        id: 'stepped',
        cells: { cover: 'Stepped', now: 'You pay less now and more each year.', change: '', after: '' },
      },
      {
        id: 'level',
        cells: {
          cover: 'Level',
          now: 'You pay more now, and it stays closer to that.',
          change: '',
          after: '',
        },
      },
    ],
  },
}
