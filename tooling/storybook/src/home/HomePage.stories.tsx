import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomePage } from './HomePage.tsx'

const meta = {
  title: 'Screens/Home/Home page',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Wattlebird: Story = { args: { app: 'wattlebird' }, globals: { brand: 'wattlebird' } }

export const RedEarth: Story = { args: { app: 'redearth' }, globals: { brand: 'redearth' } }

export const Bluegum: Story = { args: { app: 'bluegum' }, globals: { brand: 'bluegum' } }

export const Saltbush: Story = { args: { app: 'saltbush' }, globals: { brand: 'saltbush' } }

export const Coolabah: Story = { args: { app: 'coolabah' }, globals: { brand: 'coolabah' } }
