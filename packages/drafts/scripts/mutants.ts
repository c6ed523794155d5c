import { outbox, outboxMutants } from './outboxMutants.ts'
import { catchAll } from './plantFaults.ts'

process.exitCode = (await catchAll(outbox, outboxMutants)) ? 0 : 1
