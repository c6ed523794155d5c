import { testGeneratedApplications } from './generatedApplications.fixture.ts'

testGeneratedApplications(60)
