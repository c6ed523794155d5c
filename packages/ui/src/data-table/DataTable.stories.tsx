import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DataTable, type DataTableProps } from './DataTable.tsx'

type Key = 'insurer' | 'since' | 'sum' | 'premium'

const rowsOf = (
  ...rows: readonly (readonly [
    id: string,
    insurer: string,
    since: string,
    day: string,
    sum: number,
    premium: number,
  ])[]
): DataTableProps<Key>['rows'] =>
  rows.map(([id, insurer, since, day, sum, premium]) => ({
    id,
    cells: {
      insurer,
      since,
      sum: `$${sum.toLocaleString('en-AU')}`,
      premium: `$${premium.toFixed(2)}`,
    },
    sort: { insurer, since: day, sum, premium },
  }))

const args: DataTableProps<Key> = {
  caption: 'Your policies',
  columns: [
    { key: 'insurer', header: 'Insurer', rowHeader: true, sortable: true },
    { key: 'since', header: 'Since', sortable: true },
    { key: 'sum', header: 'Life cover', align: 'end', sortable: true },
    { key: 'premium', header: 'Premium a month', align: 'end', sortable: true },
  ],
  rows: rowsOf(
    ['1', 'Neota Life', '3 March 2024', '2024-03-03', 900_000, 84.1],
    ['2', 'Aigrette Assurance', '12 January 2026', '2026-01-12', 1_200_000, 112.05],
    ['3', 'Zurella', '30 June 2025', '2025-06-30', 85_000, 9.9],
  ),
}

const meta = {
  title: 'Components/DataTable',
  tags: ['autodocs'],
  component: DataTable<Key>,
  args,
} satisfies Meta<typeof DataTable<Key>>
export default meta
type Story = StoryObj<typeof meta>

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

export const Sortable: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Your policies' })
    await expect(namesIn(table)).toEqual(['Neota Life', 'Aigrette Assurance', 'Zurella'])
    const premium = canvas.getByRole('columnheader', { name: 'Premium a month' })
    await expect(premium).not.toHaveAttribute('aria-sort')
    const button = canvas.getByRole('button', { name: 'Premium a month' })
    await userEvent.click(button)
    await expect(namesIn(table)).toEqual(['Zurella', 'Neota Life', 'Aigrette Assurance'])
    await expect(premium).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Premium a month, ascending.')
    await userEvent.keyboard('{Enter}')
    await expect(namesIn(table)).toEqual(['Aigrette Assurance', 'Neota Life', 'Zurella'])
    await expect(premium).toHaveAttribute('aria-sort', 'descending')
    await expect(button).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Since' }))
    await expect(premium).not.toHaveAttribute('aria-sort')
    await expect(namesIn(table)).toEqual(['Neota Life', 'Zurella', 'Aigrette Assurance'])
  },
}

export const SortedAtFirst: Story = {
  args: { sorted: { column: 'insurer', direction: 'ascending' } },
  play: async ({ canvas }) => {
    await expect(namesIn(canvas.getByRole('table'))).toEqual(['Aigrette Assurance', 'Neota Life', 'Zurella'])
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Stacked: Story = { ...Sortable, globals: { viewport: { value: 'w320' } } }

export const Scrolled: Story = {
  args: { narrow: 'scroll' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Your policies' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Life cover' }))
    await expect(namesIn(canvas.getByRole('table'))).toEqual(['Zurella', 'Neota Life', 'Aigrette Assurance'])
  },
}

/** The docs page of the table shows it as an example of what not to do. */
export const FiguresAtTheStart: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { columns: args.columns.map((column) => ({ ...column, align: 'start' as const })) },
}
