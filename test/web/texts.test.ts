/** The texts that people read: none has the place of a parameter that is not known. */
import t from 'tap'
import { textsNaming as reportTexts } from '../../src/checklist/report/texts.ts'
import { catalogues } from '../../src/platform/texts.ts'
import { textOfCode, texts, textsNaming } from '../../web/texts/texts.ts'

const hole = /[{}]/

for (const language of ['es', 'en'] as const)
  t.test(`every code has a text without its parameters: ${language}`, async (t) => {
    const { errors: own, generalErrors } = texts[language]
    const errors: Record<string, string> = { ...catalogues[language].errors, ...own }
    const codes = Object.keys({ ...errors, ...generalErrors, unknown_code: '' })
    for (const code of codes) {
      const text = textOfCode(code, errors, generalErrors)
      t.notMatch(text, hole, code)
      t.ok(text !== '' || errors[code] === '', code)
    }
    t.equal(textOfCode('unknown_code', errors, generalErrors), 'unknown_code')
    for (const text of Object.values(generalErrors)) t.notMatch(text, hole)
  })

t.test('page and report name the sandbox where it is the tool', async (t) => {
  const source = (_name: string, value: unknown) =>
    typeof value === 'function' ? String(value) : value
  for (const textsOf of [textsNaming, reportTexts]) {
    t.match(JSON.stringify(textsOf('Sandbox'), source), 'Sandbox')
    t.notMatch(JSON.stringify(textsOf('Sandbox'), source), 'DefectDojo')
  }
})
