import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Link } from '../link/Link.tsx'
import { Rows } from '../rows/Rows.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { DocumentRow } from './DocumentRow.tsx'

const meta = {
  title: 'Components/DocumentRow',
  tags: ['autodocs'],
  component: DocumentRow,
  args: {
    name: 'Receipt for your application, with every question and answer',
    detail: 'ACDE3479, 20 November 2026',
    action: (
      <Button variant="quiet">
        Download<VisuallyHidden> the receipt</VisuallyHidden>
      </Button>
    ),
  },
  render: (args) => (
    <Rows label="Documents">
      <li>
        <DocumentRow {...args} />
      </li>
      <li>
        <DocumentRow
          name="Product disclosure statement"
          detail="Version 4.1, 1 July 2026"
          action={
            <Link href="#document" variant="standalone">
              Open<VisuallyHidden> the product disclosure statement</VisuallyHidden>
            </Link>
          }
        />
      </li>
    </Rows>
  ),
} satisfies Meta<typeof DocumentRow>
export default meta
type Story = StoryObj<typeof meta>

export const ToHave: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Documents' }))
    await expect(list.getByRole('button', { name: 'Download the receipt' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'Open the product disclosure statement' })).toBeVisible()
  },
}

export const ToSend: Story = {
  render: () => (
    <Rows label="What the insurer needs">
      <li>
        <DocumentRow name="Proof of who you are" detail="Arrived on 16 November 2026" tone="done" />
      </li>
      <li>
        <DocumentRow
          name="Payslips"
          detail="Not here yet. By 30 November 2026."
          tone="warn"
          action={<Button variant="quiet">Send</Button>}
        />
      </li>
    </Rows>
  ),
}

export const LongNames: Story = {
  args: { name: `Letter of authority to ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}` },
}

/** The docs page of the row shows it as an example of what not to do. */
export const ActionWithoutAName: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    name: 'document_final_v2.pdf',
    detail: undefined,
    action: <Button variant="quiet">Download</Button>,
  },
}
