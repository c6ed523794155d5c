import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const NAMES = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah', 'embed']
const LOCAL = new RegExp(`^http://(?:(?:${NAMES.join('|')})\\.)?localhost(?::[0-9]{1,5})?$`)

/** Without a list of their own, developers get the local hosts of the brands and of the embed app. */
export function allowOrigins(server: FastifyInstance, allowed: string[] | null): void {
  const permits = (origin: string) => (allowed ? allowed.includes(origin) : LOCAL.test(origin))
  server.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && permits(origin)),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['retry-after', 'date'],
    maxAge: 7200,
    credentials: false,
  })
}
