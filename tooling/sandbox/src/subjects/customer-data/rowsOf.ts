import type { SQL } from 'drizzle-orm'
import type { Customer } from '../../database/Customer.ts'
import { answersOf } from '../../database/declareTable.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { TABLES, type TableName } from '../records/allTables.ts'

/** Returns the condition for a customer's rows in a table; undefined if its rows name no customer. */
export const ownRowsOf = (name: TableName, customer: Customer, sealing: Sealing): SQL | undefined =>
  answersOf(TABLES[name]).rows?.where(customer, sealing)
