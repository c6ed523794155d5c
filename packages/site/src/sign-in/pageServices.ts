import { createPageServices, type PageServices } from '@coverkit/features/common/page-services'
import { readConfig } from '../app/readConfig.ts'
import { metaContent } from '../metaContent.ts'

/** The session of a static page, made when something on it needs one. */
export const pageServices = (): PageServices =>
  createPageServices({
    ...readConfig(),
    accountName: metaContent(document, 'account-name') ?? '',
    offers: Object.fromEntries(
      (metaContent(document, 'not-offered')?.split(' ') ?? []).map((name) => [name, false]),
    ),
  })
