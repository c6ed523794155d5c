import { createPageServices, type PageServices } from '@coverkit/features/common/page-services'
import { readConfig } from '../app/readConfig.ts'
import { metaContent } from '../metaContent.ts'

/** The session of a static page, made when something on it needs one. */
export const pageServices = (): PageServices =>
  createPageServices({ accountName: metaContent(document, 'account-name') ?? '', ...readConfig() })
