import { adminTexts } from './admin.ts'
import { personTexts } from './person.ts'
import { shellTexts } from './shell.ts'

/** The texts of all views in each language. */
export const texts = {
  es: { ...shellTexts.es, ...personTexts.es, ...adminTexts.es },
  en: { ...shellTexts.en, ...personTexts.en, ...adminTexts.en },
}
