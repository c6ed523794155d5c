import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShadowPage } from './ShadowPage.tsx'

const meta = { title: 'Tokens/Shadow', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Shadow: StoryObj = { render: (_, { globals }) => <ShadowPage brand={globals.brand} /> }
