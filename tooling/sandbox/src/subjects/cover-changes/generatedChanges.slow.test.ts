import { testGeneratedChanges } from '../../testing/generatedChanges.ts'

testGeneratedChanges(40)
