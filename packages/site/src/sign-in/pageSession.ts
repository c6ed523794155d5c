import { createSession, type Session } from '@coverkit/features/common/session'
import { readConfig } from '../app/readConfig.ts'
import { metaContent } from '../metaContent.ts'

/** The session of a static page, made when something on it needs one. */
export const pageSession = (): Session =>
  createSession({ accountName: metaContent(document, 'account-name') ?? '', ...readConfig() })
