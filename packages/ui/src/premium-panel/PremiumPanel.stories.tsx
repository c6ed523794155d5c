import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Alert } from '../alert/Alert.tsx'
import { ClipboardListIcon, UndoIcon } from '../icon/icons.ts'
import { IconList } from '../icon-list/IconList.tsx'
import { SampleLine } from '../sample-line/SampleLine.tsx'
import { PremiumPanel } from './PremiumPanel.tsx'

const figures = {
  now: { label: 'Now', amount: '$9,767.58' },
  after: { label: 'After', amount: '$9,904.07' },
  difference: { label: 'Difference', amount: '+$136.49' },
}

const notes = (
  <IconList
    size={15}
    items={[
      {
        id: 'health',
        icon: ClipboardListIcon,
        content: <p>You’ll need to answer health questions, because critical illness cover goes up.</p>,
      },
      {
        id: 'back',
        icon: UndoIcon,
        content: <p>If you want the life cover back later, you’ll need to answer health questions then.</p>,
      },
    ]}
  />
)

const meta = {
  title: 'Components/PremiumPanel',
  tags: ['autodocs'],
  component: PremiumPanel,
  args: {
    title: 'Your premium a year',
    id: 'premium',
    figures,
    parts: {
      title: 'What changes it',
      lines: [
        { label: 'Life cover', amount: '−$379.00' },
        { label: 'Critical illness cover', amount: '+$515.49' },
      ],
    },
    children: notes,
  },
} satisfies Meta<typeof PremiumPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  async play({ canvas }) {
    const panel = within(canvas.getByRole('region', { name: 'Your premium a year' }))
    for (const amount of ['$9,767.58', '$9,904.07', '+$136.49', '−$379.00', '+$515.49'])
      await expect(panel.getByText(amount)).toBeVisible()
  },
}

export const Unchanged: Story = {
  args: {
    figures: {
      ...figures,
      after: { label: 'After', amount: '$9,767.58' },
      difference: { label: 'Difference', amount: 'The same as now' },
    },
    parts: { title: 'What changes it', lines: [] },
    children: <SampleLine label="ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote." />,
  },
  async play({ canvas }) {
    await expect(canvas.queryByText('What changes it')).toBeNull()
  },
}

/** Amounts stay in one piece, whatever the width. */
export const LongAmounts: Story = {
  args: {
    figures: {
      now: { label: 'Now', amount: '$888,888.88' },
      after: { label: 'After', amount: '$999,999.99' },
      difference: { label: 'Difference', amount: '+$111,111.11' },
    },
  },
  async play({ canvas }) {
    const after = canvas.getByText('$999,999.99')
    const range = document.createRange()
    range.selectNodeContents(after)
    await expect(range.getClientRects()).toHaveLength(1)
  },
}

export const WithoutFigures: Story = {
  args: {
    figures: null,
    children: (
      <Alert severity="info">The insurer doesn’t offer this combination. Choose other amounts.</Alert>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.queryByText('What changes it')).toBeNull()
    await expect(canvas.getByText(/^The insurer doesn’t offer/)).toBeVisible()
  },
}

/** The docs page of the panel shows it as an example of what not to do. */
export const NamesWithoutATime: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    title: 'Premium',
    figures: {
      now: { label: 'Premium 1', amount: '$9,767.58' },
      after: { label: 'Premium 2', amount: '$9,904.07' },
      difference: { label: 'Premium 3', amount: '$136.49' },
    },
    parts: undefined,
    children: undefined,
  },
}
