import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/schema.ts',
    './src/database/resumeTables.ts',
    './src/database/comparisonTables.ts',
    './src/database/accountTables.ts',
    './src/database/identityTables.ts',
    './src/database/policyChangeTables.ts',
    './src/database/identityCheckTables.ts',
    './src/database/claimTables.ts',
  ],
  out: './drizzle',
})
