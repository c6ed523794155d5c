import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { Link } from '../link/Link.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { ReviewTable, type ReviewTableRow } from './ReviewTable.tsx'

const actionsOf = (item: string) => (
  <>
    <Link href="#change" variant="standalone">
      Change<VisuallyHidden>: {item}</VisuallyHidden>
    </Link>
    <Button variant="quiet" onClick={fn()}>
      Undo<VisuallyHidden>: {item}</VisuallyHidden>
    </Button>
  </>
)

const life: ReviewTableRow = {
  id: 'life',
  item: 'Life cover',
  detail: 'Inside super',
  now: '$1,200,000',
  after: '$1,000,000',
  change: { direction: 'less', text: '$200,000 less' },
  difference: '−$379.00',
  actions: actionsOf('Life cover'),
}
const critical: ReviewTableRow = {
  id: 'critical',
  item: 'Critical illness cover',
  detail: 'Standalone, outside super',
  now: '$200,000',
  after: '$250,000',
  change: { direction: 'more', text: '$50,000 more' },
  difference: '+$515.49',
  actions: actionsOf('Critical illness cover'),
}
const income: ReviewTableRow = {
  id: 'income',
  item: 'Income protection',
  detail: 'After 90 days, to age 65, inside super',
  now: '$6,000 a month',
  after: '$6,000 a month',
  change: { direction: 'same', text: 'No change' },
  difference: '$0.00',
}

const meta = {
  title: 'Components/ReviewTable',
  tags: ['autodocs'],
  component: ReviewTable,
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
  args: {
    caption: 'Your cover: now, change, after',
    columns: {
      item: 'Cover',
      now: 'Now',
      change: 'Change',
      after: 'After',
      difference: 'Difference a year',
      actions: 'Actions',
    },
    rows: [life, critical, income],
    totals: [
      {
        id: 'total',
        item: 'Premium a year',
        now: '$9,767.58',
        after: '$9,904.07',
        difference: '+$136.49',
      },
    ],
  },
} satisfies Meta<typeof ReviewTable>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvas: ReturnType<typeof within>, name: RegExp) =>
  within(canvas.getByRole('table', { name: 'Your cover: now, change, after' })).getByRole('row', { name })

export const ThreeCovers: Story = {
  async play({ canvas }) {
    const row = rowOf(canvas, /^Life cover/)
    for (const text of ['Inside super', '$1,200,000', '$200,000 less', '$1,000,000', '−$379.00'])
      await expect(row).toHaveTextContent(text)
    await expect(within(row).getByRole('button', { name: /^Undo\s*: Life cover$/ })).toBeVisible()
    await expect(rowOf(canvas, /^Premium a year/)).toHaveTextContent('$9,767.58$9,904.07+$136.49')
  },
}

export const OneCover: Story = { args: { rows: [life], totals: [] } }

/** None of it is priced yet: the cells stay empty. */
export const Unpriced: Story = {
  args: { rows: [life, critical, income].map((row) => ({ ...row, difference: '' })), totals: [] },
}

export const TenChanges: Story = {
  args: {
    rows: Array.from({ length: 10 }, (_, place) => ({
      ...(place % 2 === 0 ? life : critical),
      id: `row-${place}`,
      item: `Cover ${place + 1}`,
      actions: actionsOf(`Cover ${place + 1}`),
    })),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: /^Undo/ })).toHaveLength(10)
  },
}

export const LongWords: Story = {
  args: {
    rows: [
      {
        ...life,
        item: 'Total and permanent disability cover: Occupation type',
        detail: 'Linked to critical illness cover, partially from super, with every option there is',
        now: 'Enduring rollover, and a credit card for the cover outside super',
        after: 'Direct debit',
        change: { direction: 'other', text: 'Changed' },
        difference: '',
      },
      { ...critical, now: '$14,999,999', after: '$15,000,000', difference: '+$111,111.11' },
    ],
  },
}

/** The docs page of the table shows it as an example of what not to do. */
export const ChangesAmongTheRest: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { rows: [income, life, { ...income, id: 'tpd', item: 'TPD cover' }, critical] },
}
