import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Table } from '../table/Table.tsx'
import { BarChart } from './BarChart.tsx'

const meta = { title: 'Components/BarChart', tags: ['autodocs'], component: BarChart } satisfies Meta<
  typeof BarChart
>
export default meta
type Story = StoryObj<typeof meta>

export const Parted: Story = {
  args: {
    title: 'Most of your need is the mortgage',
    description: 'Life cover, in today’s dollars',
    bars: [
      {
        label: 'What your family would need',
        value: 1_090_000,
        formatted: '$1,090,000',
        parts: [
          { label: 'Home loan', value: 520_000, formatted: '$520,000' },
          { label: 'Children', value: 310_000, formatted: '$310,000' },
          { label: 'Living costs', value: 170_000, formatted: '$170,000' },
          { label: 'Schooling', value: 75_000, formatted: '$75,000' },
          { label: 'Funeral', value: 15_000, formatted: '$15,000' },
        ],
      },
      { label: 'What you have already', value: 240_000, formatted: '$240,000' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('img', { name: 'Home loan $520,000' })).toHaveFocus()
    await expect(canvas.getByText('Home loan $520,000')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Children $310,000')).toBeVisible()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const Whole = {
  args: {
    title: 'Living costs weigh more than the loan',
    bars: [
      { label: 'Living costs', value: 300_000, formatted: '$300,000' },
      { label: 'Home loan', value: 250_000, formatted: '$250,000' },
      { label: 'Nothing', value: 0, formatted: '$0' },
    ],
  },
} satisfies Story

export const WithTable: Story = {
  args: {
    ...Whole.args,
    table: {
      summary: 'The chart as a table',
      children: (
        <Table
          caption="What your family would need"
          narrow="fit"
          columns={[
            { key: 'part', header: 'Part', rowHeader: true },
            { key: 'amount', header: 'Amount', align: 'end' },
          ]}
          rows={Whole.args.bars.map(({ label, formatted }) => ({
            id: label,
            cells: { part: label, amount: formatted },
          }))}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('The chart as a table'))
    const table = within(canvas.getByRole('table', { name: 'What your family would need' }))
    await expect(table.getByRole('row', { name: 'Living costs $300,000' })).toBeVisible()
  },
}

/** The docs page of the chart shows it as an example of what not to do. */
export const TitleWithoutAFinding: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { ...Whole.args, title: 'Life cover by purpose' },
}
