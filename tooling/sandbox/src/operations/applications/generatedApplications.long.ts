import { testGeneratedApplications } from './generatedApplications.fixture.ts'

testGeneratedApplications(Number(process.env.APPLICATION_RUNS ?? 1_000))
