import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountFieldErrors, accountHandlers, accountTextLimits } from './accounts/handlers.ts'
import type { Context } from './context.ts'
import { dumpHandlers } from './dumps/handlers.ts'
import { addAttemptLimit } from './http/attempt-limit.ts'
import { bindOperations } from './http/bind.ts'
import { addBodyParser, awaitInvitation, boundUnreadBody } from './http/body.ts'
import { alwaysSecure, secureCookies } from './http/call-context.ts'
import { endConnectionsOnClose } from './http/closing.ts'
import { addCrossOriginAccess } from './http/cross-origin.ts'
import { addErrorHandler } from './http/errors.ts'
import { addSecurityHeaders, standingHeaders } from './http/headers.ts'
import { asHook } from './http/hooks.ts'
import { addRequestMetrics } from './http/metrics.ts'
import type { Operations } from './http/operations.ts'
import { addReference, referencePaths } from './http/reference.ts'
import { addRefusals, allowedMethods, earlyRefusals, maxParamLength } from './http/refusals.ts'
import { addRequestTracing } from './http/tracing.ts'
import { megabytes } from './http/upload.ts'
import { addValidation } from './http/validation.ts'
import {
  measurementFieldErrors,
  measurementHandlers,
  measurementTextLimits,
} from './measurements/handlers.ts'
import { publicLimits } from './measurements/limits.ts'
import { publicHandlers } from './public/handlers.ts'
import { reportHandlers } from './report/handlers.ts'
import { addRequestLog, requestId } from './telemetry/logging.ts'
import { wstgFieldErrors, wstgHandlers, wstgTextLimits } from './wstg/handlers.ts'

/** Bytes of all headers of a request together; beyond it 431. */
const maxHeaderSize = 16_384
/** Milliseconds for the headers of a request to arrive. */
const headersTimeout = 15_000

/**
 * The API as a Fastify instance that does not listen yet: the contract's operations over the context's services.
 * @throws when an operation of the contract has no handler or no authenticator
 */
export const buildApp = async (context: Context): Promise<FastifyInstance> => {
  const { config, metrics } = context
  const findAllowed = allowedMethods(config.apiDocs ? referencePaths : [])
  const refusals = earlyRefusals(
    standingHeaders(alwaysSecure(config.cookie.secure, config.production)),
    findAllowed,
  )
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: requestId,
    // Without options, which would have pino look for each of them with every request.
    childLoggerFactory: (log, bindings) => log.child(bindings),
    trustProxy: config.http.trustedProxies.length > 0 ? [...config.http.trustedProxies] : false,
    // A request without Host is answered like any other faulty one, see `addRefusals`.
    http: {
      maxHeaderSize,
      headersTimeout,
      connectionsCheckingInterval: 5000,
      requireHostHeader: false,
    },
    // Uploads may take as long as they need; JSON bodies have a deadline of their own, see `readJson`.
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    // What still arrives on open connections while the service shuts down is served like everything before it.
    return503OnClosing: false,
    routerOptions: { maxParamLength },
    clientErrorHandler: refusals.parserError,
    frameworkErrors: refusals.frameworkError,
  })
  app.server.on('checkExpectation', refusals.expectation).on('connect', refusals.connect)
  app.server.on('checkContinue', (request, response) => {
    awaitInvitation(request, response)
    app.server.emit('request', request, response)
  })

  addRequestTracing(app, context.tracing)
  app.decorate('secureCookies', secureCookies(config.cookie.secure, config.production))
  addErrorHandler(app, { ...accountFieldErrors, ...measurementFieldErrors, ...wstgFieldErrors })
  addSecurityHeaders(app, config.http.corsOrigins)
  endConnectionsOnClose(app)
  addRequestLog(app)
  addRequestMetrics(app, metrics.registry)
  addValidation(app)
  addBodyParser(app)
  app.addHook(
    'onResponse',
    asHook((request) => boundUnreadBody(request.raw)),
  )
  await addCrossOriginAccess(app, config.http.corsOrigins)
  addRefusals(app, findAllowed)
  // Without its hooks, which would read the cookies of every request: few handlers want one, see `cookieOf`.
  await app.register(cookie, { hook: false })
  const attemptLimit = await addAttemptLimit(
    app,
    config.attemptsPerMinute,
    context.countSharedAttempt,
    metrics.countRateLimited,
  )

  const operations: Operations = {
    ...accountHandlers({
      accounts: context.accounts,
      tokens: context.tokens,
      revoked: context.revoked,
      sameSite: config.cookie.sameSite,
      countAction: metrics.countAction,
    }),
    ...measurementHandlers({
      repository: context.measurements,
      timeZone: config.timeZone,
      now: context.now,
    }),
    ...publicHandlers({
      captchaSiteKey: config.captcha.siteKey,
      validationLimits: publicLimits,
      textLimits: {
        ...accountTextLimits,
        ...measurementTextLimits,
        ...wstgTextLimits,
        file_too_large: { max: megabytes(config.dumps.maxBytes) },
      },
    }),
    ...dumpHandlers({
      ...context.dumps,
      maxDumpBytes: config.dumps.maxBytes,
      countAction: metrics.countAction,
    }),
    ...reportHandlers({
      collectReport: context.collectReport,
      reportBuilder: context.reportBuilder,
      now: context.now,
      countAction: metrics.countAction,
    }),
    ...wstgHandlers({ ...context.wstg, now: context.now, tracing: context.tracing }),
  }
  await bindOperations(app, operations, context.authenticators, attemptLimit)
  if (config.apiDocs) await addReference(app)
  await app.ready()
  return app
}
