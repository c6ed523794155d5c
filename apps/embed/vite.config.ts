import { defineEmbedApp } from '@coverkit/vite/embed'
import { accounts } from './src/accounts.ts'

export default defineEmbedApp(import.meta.dirname, accounts)
