import { parse } from 'yaml'
import type { Violation, WorkspacePackage } from './workspace.ts'
import { isTest } from './workspace.ts'

interface OperationObject {
  readonly operationId?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
}

/** A submission or its draft, which its visitor opens by a secret and its customer by their session. */
const SUBMISSION_PATHS = /^\/api\/v1\/(application|transferpolicy)\/\{id\}/
const OPENS = /import \{[^}]*\b(callBySecret|readBySecret)\b[^}]*\} from '#submission\/signature'/

/** Files that tell a visitor from a customer themselves, and why. */
export const OWN_WAYS: Readonly<Record<string, string>> = {
  'src/transfer-policy/steps/policy-details/scheduleFile.lazy.ts':
    'A draft is nobody’s or the customer’s already: their session says which',
  'src/account/documents/useDownload.ts': 'The account is its customer’s alone',
}

/** Lists the operations on a submission that the document opens to a secret. */
export function operationsBySecret(document: string): readonly string[] {
  const { paths } = parse(document) as { paths: Record<string, Record<string, OperationObject>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    SUBMISSION_PATHS.test(path)
      ? Object.values(methods).flatMap(({ operationId, security }) =>
          operationId && security?.some((one) => 'submission' in one) ? [operationId] : [],
        )
      : [],
  )
}

/** Names the functions of the client that call these operations. */
export function callsOf(operations: readonly string[], client: WorkspacePackage): readonly string[] {
  const called = new RegExp(`\\b(${operations.join('|')})Operation\\b`)
  return client.files
    .filter(({ path, text }) => path.startsWith('src/resources/') && !isTest(path) && called.test(text))
    .flatMap(({ text }) =>
      text
        .split(/^export const /m)
        .slice(1)
        .filter((declaration) => called.test(declaration))
        .flatMap((declaration) => /^\w+/.exec(declaration) ?? []),
    )
}

/** Finds calls for a submission that serve its owner alone, or its secret alone. */
export function checkSubmissionCalls(
  calls: readonly string[],
  { folder, files }: WorkspacePackage,
): readonly Violation[] {
  const names = new RegExp(`import \\{[^}]*\\b(${calls.join('|')})\\b[^}]*\\} from '@coverkit/api-client'`)
  return files
    .filter(({ path, text }) => !isTest(path) && names.test(text) && !OPENS.test(text) && !(path in OWN_WAYS))
    .map(({ path }) => ({
      where: `${folder}/${path}`,
      fault: 'calls for a submission without callBySecret, which serves visitors and customers',
    }))
}
