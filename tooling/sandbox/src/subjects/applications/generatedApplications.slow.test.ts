import { testGeneratedApplications } from '../../testing/generatedApplications.ts'

testGeneratedApplications(60)
