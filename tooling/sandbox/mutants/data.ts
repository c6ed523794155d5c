import type { Mutant } from './Mutant.ts'

const DELIVERY = ['mail/deliverDue.test.ts']
const RETENTION = ['database/purgeExpired.test.ts']
const SEALING = ['sealing/makeSealing.test.ts']
const SETTINGS = ['readSettings.test.ts']

/** Faults in mail delivery, retention, sealing, and this machine's exemptions. */
export const dataMutants: readonly Mutant[] = [
  {
    name: 'a failed delivery is tried again at once',
    file: 'mail/deliverDue.ts',
    from: 'now().getTime() + retryDelayMs(mail.attempts)',
    to: 'now().getTime() + retryDelayMs(mail.attempts) * 0',
    tests: DELIVERY,
  },
  {
    name: 'the body stays after delivery',
    file: 'mail/deliverDue.ts',
    from: '{ handedOnAt: delivery.now(), nextAttemptAt: null, sealedBody: null }',
    to: '{ handedOnAt: delivery.now(), nextAttemptAt: null }',
    tests: DELIVERY,
  },
  {
    name: 'the body stays when a message is set aside',
    file: 'mail/deliverDue.ts',
    from: 'nextAttemptAt: null, sealedBody: null, lastFailure: reason',
    to: 'nextAttemptAt: null, lastFailure: reason',
    tests: DELIVERY,
  },
  {
    name: 'a claim does not hold',
    file: 'mail/deliverDue.ts',
    from: 'new Date(now.getTime() + CLAIM_MS)',
    to: 'now',
    tests: DELIVERY,
  },
  {
    name: 'what a process claimed that then ended is lost',
    file: 'mail/deliverDue.ts',
    from: 'nextAttemptAt: new Date(now.getTime() + CLAIM_MS)',
    to: 'nextAttemptAt: null',
    tests: DELIVERY,
  },
  {
    name: 'mail lies in the database in clear',
    file: 'mail/makeMailOutbox.ts',
    from: "const hidden = { text: '', html: '', sealedBody",
    to: 'const hidden = { text, html, sealedBody',
    tests: DELIVERY,
  },
  {
    name: 'any body opens for any row',
    file: 'mail/Mail.ts',
    from: '`mail $',
    to: '`mail` || `$',
    tests: DELIVERY,
  },
  {
    name: 'several processes purge at once',
    file: 'database/purgeExpired.ts',
    from: 'if (first?.held !== true) return null',
    to: 'if (first === undefined) return null',
    tests: RETENTION,
  },
  {
    name: 'only one batch goes an hour',
    file: 'database/purgeExpired.ts',
    from: 'if (changed < BATCH) return true',
    to: 'if (changed <= BATCH) return true',
    tests: RETENTION,
  },
  {
    name: 'revisions of a draft are kept without end',
    file: 'database/purgeExpired.ts',
    from: 'where pending and rank > $',
    to: 'where pending and rank > 100 + $',
    tests: RETENTION,
  },
  {
    name: 'confirmed people are deleted',
    file: 'database/tables/identity.ts',
    from: "status} = 'UNCONFIRMED'`",
    to: 'status} is not null`',
    tests: RETENTION,
  },
  {
    name: 'keys of saves go before drafts do',
    file: 'database/retentionRule.ts',
    from: 'const KEYS_MS = 36 * DAY_MS',
    to: 'const KEYS_MS = 30 * DAY_MS',
    tests: RETENTION,
  },
  {
    name: 'requests without consent are kept',
    file: 'database/tables/contact.ts',
    from: 'where: isNull(table.consentEndsAt)',
    to: 'where: sql`false`',
    tests: RETENTION,
  },
  {
    name: 'the purpose is not part of the seal',
    file: 'sealing/makeSealing.ts',
    from: "hkdfSync('sha256', key, '', purpose, KEY_BYTES)",
    to: "hkdfSync('sha256', key, '', purpose.slice(0, 0), KEY_BYTES)",
    tests: SEALING,
  },
  {
    name: 'older keys open nothing',
    file: 'sealing/makeSealing.ts',
    from: 'new Map(keys.map(',
    to: 'new Map(keys.slice(0, 1).map(',
    tests: SEALING,
  },
  {
    name: 'everybody may read the key file',
    file: 'sealing/loadDataKeys.ts',
    from: 'const OWNER_ONLY = 0o600',
    to: 'const OWNER_ONLY = 0o644',
    tests: ['sealing/loadDataKeys.test.ts'],
  },
  {
    name: 'everybody may be a trusted proxy',
    file: 'readTrustedProxies.ts',
    from: '[1-9]\\d{0,2}',
    to: '\\d{1,3}',
    tests: SETTINGS,
  },
  {
    name: 'pages of other sites reach the controls',
    file: 'controls/serveControls.ts',
    from: ' || isFromForeignPage(request)',
    to: '',
    tests: ['controls/serveCustomers.slow.test.ts'],
  },
  {
    name: 'a connection that breaks inside a transaction ends the process',
    file: 'database/openPostgres.ts',
    from: "  pool.on('connect', (client) => client.on('error', () => {}))\n",
    to: '',
    tests: ['database/openPostgres.slow.test.ts'],
  },
]
