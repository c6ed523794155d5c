import fc from 'fast-check'
import { seed } from './seed.ts'

// Listed in `setupFiles` of every Vitest configuration whose tests use fast-check.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
