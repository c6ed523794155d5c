import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContrastPage } from './ContrastPage.tsx'

const meta = { title: 'Tokens/Contrast', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Contrast: StoryObj = { render: (_, { globals }) => <ContrastPage brand={globals.brand} /> }
