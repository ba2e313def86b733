import { adminTexts } from './admin.ts'
import { personTexts } from './person.ts'
import { shellTexts } from './shell.ts'

/** Compiles only without a name in both: the second text would replace the first. */
const join = <One extends object, Other extends object>(
  one: One,
  other: Other & { [Name in keyof One]?: never },
) => ({ ...one, ...other }) as One & Other

/** The text of an error's code without its parameters: a general text, or one with gaps. */
export const textOfCode = (
  code: string,
  errors: Readonly<Record<string, string>>,
  general: Readonly<Record<string, string>>,
): string => general[code] ?? errors[code]?.replace(/\{\w+\}/g, '…') ?? code

/**
 * The texts of all views in each language.
 * @param tool name of the findings tool
 */
export const textsNaming = (tool: string) => ({
  es: join(join(shellTexts.es, personTexts.es), adminTexts.es(tool)),
  en: join(join(shellTexts.en, personTexts.en), adminTexts.en(tool)),
})

export const texts = textsNaming('DefectDojo')
