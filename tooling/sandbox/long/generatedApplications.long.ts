import { testGeneratedApplications } from '../src/testing/generatedApplications.ts'

testGeneratedApplications(Number(process.env.APPLICATION_RUNS ?? 1_000))
