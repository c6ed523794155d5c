import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Components/Skeleton', tags: ['autodocs'], component: Skeleton } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="heading" />
      <Skeleton lines={3} />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </Stack>
  ),
}
