import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeersPage } from './PeersPage.tsx'

const meta = {
  title: 'Start here/Beside Braid and GOV.UK',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

export const Peers: StoryObj = { name: 'Beside Braid and GOV.UK', render: () => <PeersPage /> }
