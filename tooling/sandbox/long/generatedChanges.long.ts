import { testGeneratedChanges } from '../src/testing/generatedChanges.ts'

testGeneratedChanges(Number(process.env.CHANGE_RUNS ?? 1_000))
