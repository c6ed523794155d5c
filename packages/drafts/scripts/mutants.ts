import { outbox, outboxMutants } from './outboxMutants.ts'
import { catchAll } from './plantFaults.ts'
import { ruleMutants, rules } from './ruleMutants.ts'

const caught = [await catchAll(rules, ruleMutants), await catchAll(outbox, outboxMutants)]
process.exitCode = caught.every(Boolean) ? 0 : 1
