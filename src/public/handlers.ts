import Negotiator from 'negotiator'
import type { JsonText } from '../../generated/operations.ts'
import type { Operations } from '../http/operations.ts'
import { catalogues, servedCatalogue, type TextLimits } from '../texts.ts'

export interface PublicHandlerOptions {
  captchaSiteKey: string | undefined
  /** As published: the API's own names. */
  validationLimits: {
    height_min: number
    height_max: number
    weight_min: number
    weight_max: number
    birth_date_min: string
    weight_variation_per_day: number
    name_min_length: number
    name_max_length: number
  }
  textLimits: TextLimits
}

/** The answer is the same for all callers and changes with a release only. */
const cacheable = { 'cache-control': 'public, max-age=300' }

const preferredLanguage = (header: string | undefined): 'es' | 'en' =>
  new Negotiator({ headers: { 'accept-language': header ?? '*' } }).language(['es', 'en']) === 'en'
    ? 'en'
    : 'es'

/** A constant answer, serialised once. */
const constant = <Body>(body: Body): JsonText<Body> => ({ json: JSON.stringify(body) })

export const publicHandlers = ({
  captchaSiteKey,
  validationLimits,
  textLimits,
}: PublicHandlerOptions) => {
  const texts = {
    es: constant(servedCatalogue(catalogues.es, textLimits)),
    en: constant(servedCatalogue(catalogues.en, textLimits)),
  }
  const config = constant({
    captcha_site_key: captchaSiteKey ?? '',
    validation_limits: validationLimits,
  })
  return {
    async getMessages({ headers }) {
      const language = preferredLanguage(headers['accept-language'])
      return {
        status: 200,
        headers: { ...cacheable, 'content-language': language, vary: 'Accept-Language' },
        body: texts[language],
      }
    },

    async getPublicConfig() {
      return {
        status: 200,
        headers: cacheable,
        body: config,
      }
    },
  } satisfies Pick<Operations, 'getMessages' | 'getPublicConfig'>
}
