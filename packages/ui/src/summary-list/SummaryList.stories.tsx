import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { SummaryList, type SummaryListProps } from './SummaryList.tsx'

const args: SummaryListProps = {
  rows: [
    { label: 'Full name', value: 'Robin Example' },
    { label: 'Date of birth', value: '12 May 1984' },
    { label: 'Mobile', value: '0412 345 678' },
  ],
}

const meta = {
  title: 'Components/SummaryList',
  tags: ['autodocs'],
  component: SummaryList,
  args,
} satisfies Meta<typeof SummaryList>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Full name',
      'Date of birth',
      'Mobile',
    ])
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Robin Example',
      '12 May 1984',
      '0412 345 678',
    ])
  },
}

export const Lined: Story = { args: { lines: true } }

export const WithActions: Story = {
  args: {
    lines: true,
    rows: args.rows.map((row) => ({
      ...row,
      action: (
        <Link href="#details">
          Change<VisuallyHidden>: {row.label}</VisuallyHidden>
        </Link>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Change ?: Mobile$/ })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    rows: [
      {
        label: 'Total and permanent disability cover with the benefit of an own occupation definition',
        value:
          'The receiver of the insurer’s correspondence, at an address that takes more than one line of a phone',
      },
      ...args.rows,
    ],
  },
}

/** The docs page of the list shows it as an example of what not to do. */
export const SameNames: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    lines: true,
    rows: args.rows.map((row) => ({ ...row, action: <Link href="#details">Change</Link> })),
  },
}
