import { defineEmbedApp } from '@coverkit/vite/embed'
import { ACCOUNT_NAMES } from './src/accountNames.ts'

export default defineEmbedApp(import.meta.dirname, ACCOUNT_NAMES)
