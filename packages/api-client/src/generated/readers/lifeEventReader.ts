// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { LifeEvent } from '../schema.ts'

export const lifeEventReader: Reader<LifeEvent> = /* @__PURE__ */ reader(() => z.enum(["marriage","separation","birthOrAdoption","childStartsSchool","mortgage","spouseDeath","becomingCarer","salaryRise"]))
