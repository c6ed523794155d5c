import { startMenu } from './menu.ts'

startMenu(document)
