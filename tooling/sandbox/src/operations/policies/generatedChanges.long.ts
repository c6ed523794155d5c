import { testGeneratedChanges } from './generatedChanges.fixture.ts'

testGeneratedChanges(Number(process.env.CHANGE_RUNS ?? 1_000))
