import { testGeneratedChanges } from './generatedChanges.fixture.ts'

testGeneratedChanges(40)
