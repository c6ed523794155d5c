import type { SQL } from 'drizzle-orm'
import type { Customer } from '../../database/Customer.ts'
import { answersOf } from '../../database/declareTable.ts'
import { TABLES, type TableName } from '../../database/tables.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'

/** The rows of a table that are about a customer, as a condition; undefined where rows name nobody. */
export const ownRowsOf = (name: TableName, customer: Customer, sealing: Sealing): SQL | undefined =>
  answersOf(TABLES[name]).rows?.where(customer, sealing)
