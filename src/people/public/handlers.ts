import type { JsonText } from '../../../generated/operations.ts'
import type { components } from '../../../generated/types.ts'
import { type HandlerResult, type Operations, preferredLanguage } from '../../platform/http/call.ts'
import { catalogues, servedCatalogue, type TextLimits } from '../../platform/texts.ts'

export interface PublicHandlerOptions {
  captchaSiteKey: string | undefined
  validationLimits: components['schemas']['ValidationLimits']
  textLimits: TextLimits
  /** The time zone of calendar days; IANA name. */
  timeZone: string
}

/** The answer is the same for all callers and changes with a release only. */
const cacheable = { 'cache-control': 'public, max-age=300' }

/** A constant answer, serialised once. */
const constant = <Body>(body: Body): JsonText<Body> => ({ json: JSON.stringify(body) })

export const publicHandlers = ({
  captchaSiteKey,
  validationLimits,
  textLimits,
  timeZone,
}: PublicHandlerOptions) => {
  const texts = {
    es: constant(servedCatalogue(catalogues.es, textLimits)),
    en: constant(servedCatalogue(catalogues.en, textLimits)),
  }
  const config = constant({
    captcha_site_key: captchaSiteKey ?? '',
    validation_limits: validationLimits,
    time_zone: timeZone,
  })
  return {
    async getMessages({ headers }): HandlerResult<'getMessages'> {
      const language = preferredLanguage(headers['accept-language'])
      return {
        status: 200,
        headers: { ...cacheable, 'content-language': language, vary: 'Accept-Language' },
        body: texts[language],
      }
    },

    async getPublicConfig(): HandlerResult<'getPublicConfig'> {
      return { status: 200, headers: cacheable, body: config }
    },
  } satisfies Partial<Operations>
}
