import type { FastifyReply } from 'fastify'

/** Returns the policy of a page. `styles` are hashes of its frames' style elements, since `srcdoc` inherits it. */
const policyOf = (styles: readonly string[]) =>
  `default-src 'none'; style-src ${["'self'", ...styles].join(' ')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export const sendPage = (reply: FastifyReply, page: string, styles: readonly string[] = []): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policyOf(styles)).send(page)
