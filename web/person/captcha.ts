import type { ConfigResponse } from '../../generated/client/index.js'
import { client, settings } from '../session.ts'

/** The part of the captcha's interface that the page uses (reCAPTCHA v3). */
interface Captcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: 'login' | 'register' }): Promise<string>
}

declare global {
  var grecaptcha: Captcha | undefined
}

let loading: Promise<Captcha> | undefined

const load = (address: string, siteKey: string): Promise<Captcha> =>
  new Promise((resolve, reject) => {
    const url = new URL(address)
    url.searchParams.set('render', siteKey)
    const script = document.createElement('script')
    script.src = url.href
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new Error('the captcha cannot be loaded'))
    }
    script.onload = () => {
      const { grecaptcha } = globalThis
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      // A blocker gave an empty script.
      else script.dispatchEvent(new Event('error'))
    }
    document.head.append(script)
    // No foreign script runs during a session. The form leaves its address first.
    client.session.onChange((account) => account && setTimeout(() => location.reload()))
  })

/** Loads the script once; nothing while no captcha is configured. */
export const loadCaptcha = async (config: ConfigResponse): Promise<Captcha | undefined> => {
  const { captcha_site_key: siteKey } = config
  if (siteKey && settings.captchaScript) loading ??= load(settings.captchaScript, siteKey)
  return loading
}

/** The captcha's part of a login or a registration. */
export const captchaToken = async (config: ConfigResponse, action: 'login' | 'register') => {
  const captcha = await loadCaptcha(config)
  const siteKey = config.captcha_site_key ?? ''
  return captcha ? { captcha_token: await captcha.execute(siteKey, { action }) } : {}
}
