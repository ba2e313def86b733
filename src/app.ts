import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { dumpHandlers } from './checklist/dumps/handlers.ts'
import { reportHandlers } from './checklist/report/handlers.ts'
import { wstgFieldErrors, wstgHandlers, wstgTextLimits } from './checklist/wstg/handlers.ts'
import { passingStatuses } from './checklist/wstg/status.ts'
import type { Context } from './context.ts'
import {
  accountFieldErrors,
  accountHandlers,
  accountTextLimits,
} from './people/accounts/handlers.ts'
import { keyHandlers } from './people/accounts/key-handlers.ts'
import { linkHandlers } from './people/accounts/link-handlers.ts'
import { jwtOptions } from './people/accounts/tokens.ts'
import {
  measurementFieldErrors,
  measurementHandlers,
  measurementTextLimits,
} from './people/measurements/handlers.ts'
import { publicLimits } from './people/measurements/limits.ts'
import { publicHandlers } from './people/public/handlers.ts'
import { bindOperations } from './platform/http/bind.ts'
import { addBodyParser, megabytes } from './platform/http/body.ts'
import type { Operations } from './platform/http/call.ts'
import { addStallLimit, createApiServer } from './platform/http/connections.ts'
import { addErrorHandler } from './platform/http/errors.ts'
import {
  addCrossOriginAccess,
  addSecurityHeaders,
  baseHeaders,
  endConnectionsOnClose,
} from './platform/http/headers.ts'
import { addAttemptLimit } from './platform/http/limits.ts'
import { observeRequests, requestId } from './platform/http/observe.ts'
import { addReference } from './platform/http/reference.ts'
import { addRefusals, maxParamLength, refusalOptions } from './platform/http/refusals.ts'
import { addValidation } from './platform/http/validation.ts'
import { addWebPage, redirectBrowsersToReference } from './platform/http/web-page.ts'

/**
 * The API as a Fastify instance that does not listen yet.
 * @throws when an operation of the contract has no handler or no authenticator
 */
export const buildApp = async (context: Context): Promise<FastifyInstance> => {
  if (context.jwtKeys === undefined) throw new Error('an API needs the secret of its tokens')
  const { config, metrics, now } = context
  const base = baseHeaders(config.COOKIE_SECURE)
  const app = Fastify({
    // A logger of its own: `listen` silences it for a moment.
    loggerInstance: context.log.child({}),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    serverFactory: createApiServer,
    // Requests on open connections are served during the shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength },
    ...refusalOptions(base),
  })

  // Hooks run in the order of these calls, and a route gets the hooks that stand before it.
  addStallLimit(app)
  observeRequests(app, metrics)
  addErrorHandler(app, { ...accountFieldErrors, ...measurementFieldErrors, ...wstgFieldErrors })
  addSecurityHeaders(app, config.COOKIE_SECURE, config.CORS_ORIGINS)
  endConnectionsOnClose(app, context.ending)
  addValidation(app)
  addBodyParser(app)
  await addCrossOriginAccess(app, config.CORS_ORIGINS)
  if (config.API_DOCS && !config.WEB_PAGE) redirectBrowsersToReference(app)
  const refuseOtherMethods = addRefusals(app)
  // Without its hook, which parses the cookies of every request; see `cookieOf`.
  await app.register(cookie, { hook: false })
  await addAttemptLimit(app, config.AUTH_RATE_LIMIT_MAX, context.countSharedAttempt, metrics)
  await app.register(jwt, jwtOptions(context.jwtKeys[0]))
  const { tokens, authenticators } = context.authentication(app.jwt)
  const operations: Operations = {
    ...accountHandlers({
      accounts: context.accounts,
      repository: context.accountRepository,
      tokens,
      revoked: context.revoked,
      sameSite: config.COOKIE_SAMESITE,
    }),
    ...keyHandlers({
      accounts: context.accounts,
      repository: context.accountRepository,
      keys: context.programKeys,
    }),
    ...linkHandlers(context),
    ...measurementHandlers({
      repository: context.measurements,
      settings: context.settings,
      noteRefusal: context.programKeys.noteRefusal,
      timeZone: config.APP_TIMEZONE,
      now,
    }),
    ...publicHandlers({
      captchaSiteKey: config.CAPTCHA_SITE_KEY,
      validationLimits: publicLimits,
      timeZone: config.APP_TIMEZONE,
      textLimits: {
        ...accountTextLimits,
        ...measurementTextLimits,
        ...wstgTextLimits,
        file_too_large: { max: megabytes(config.MAX_DUMP_BYTES) },
      },
    }),
    ...dumpHandlers({ ...context.dumps, maxDumpBytes: config.MAX_DUMP_BYTES }),
    ...reportHandlers({
      collectReport: context.collectReport,
      reportBuilder: context.reportBuilder,
      timeZone: config.APP_TIMEZONE,
      now,
    }),
    ...wstgHandlers({
      ...context.wstg,
      toolAddress: context.toolAddress,
      isSandbox: config.findings.isSandbox,
      timeZone: config.APP_TIMEZONE,
      now,
    }),
  }
  await bindOperations(app, operations, authenticators, context.hasPermission)
  if (config.API_DOCS) await addReference(app)
  if (config.WEB_PAGE) {
    await addWebPage(app, {
      captchaScript: config.captchaScript,
      registrationOpen: config.registrationOpen,
      toolName: context.toolName,
      passwordLinks: config.PASSWORD_LINKS,
      passingStatuses: passingStatuses(context.wstg.keepsEquivalentStatus),
      isEmpty: () => context.accountRepository.isEmpty(),
    })
  }
  refuseOtherMethods()
  await app.ready()
  return app
}
