import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns } from '../layout/Columns.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Components/Card',
  tags: ['autodocs'],
  component: Card,
  args: {
    children: (
      <Stack gap={8}>
        <Heading level={2} size={20}>
          Life cover
        </Heading>
        <Text tone="soft">What your family would need if you could no longer provide for them.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const COVERS = [
  ['life', 'Life cover', '$1,090,000', 'plain'],
  ['tpd', 'TPD cover', '$860,000', 'tint'],
  ['ip', 'Income protection', '$6,100 a month', 'action'],
] as const

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Life cover' })).toBeVisible()
  },
}

export const Regions: Story = {
  render: () => (
    <Columns count={3}>
      {COVERS.map(([id, name, need, tone]) => (
        <Card key={id} as="section" labelledBy={id} tone={tone}>
          <Stack gap={8}>
            <Heading level={2} size={20} id={id}>
              {name}
            </Heading>
            <Text size={30} weight="bold" tabular>
              {need}
            </Text>
            <Text tone="soft">What your family would need if you could no longer provide for them.</Text>
          </Stack>
        </Card>
      ))}
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Life cover' })).toHaveTextContent('$1,090,000')
  },
}

/** The docs page of the card shows it as an example of what not to do. */
export const EverythingInCards: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Card>
      <Stack gap={8}>
        <Card>
          <Heading level={2} size={20}>
            Life cover
          </Heading>
        </Card>
        <Card>
          <Text>$1,090,000</Text>
        </Card>
      </Stack>
    </Card>
  ),
}
