import { catchAll } from '@coverkit/drafts/testing'
import { flowDraft, flowDraftMutants } from './flowDraftMutants.ts'

process.exitCode = (await catchAll(flowDraft, flowDraftMutants)) ? 0 : 1
