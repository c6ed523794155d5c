import { contractCommand } from './contractCommand.ts'

/** `pnpm contract URL`. */
process.exitCode = await contractCommand(process.argv.slice(2), process.env, console)
