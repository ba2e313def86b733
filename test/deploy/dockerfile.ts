import { readFile } from 'node:fs/promises'
import { DockerfileParser, type Instruction, type JSONInstruction } from 'dockerfile-ast'

const root = new URL('../../', import.meta.url)

export const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8')

export interface Stage {
  name: string
  instructions: Instruction[]
}

/** The text of the Dockerfile and its stages in order; the last one is the image. */
export const readStages = async () => {
  const text = await read('Dockerfile')
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const [, as, name] = instruction.getArguments().map((argument) => argument.getValue())
      stages.push({ name: as === 'AS' && name !== undefined ? name : 'image', instructions: [] })
    } else stages.at(-1)?.instructions.push(instruction)
  }
  const image = stages.at(-1)
  if (image === undefined) throw new Error('the Dockerfile has no stage')
  return { text, stages, image }
}

/** The text after the keyword, with continued lines joined. */
export const argumentsOf = (instruction: Instruction): string =>
  (instruction.getRawArgumentsContent() ?? '').replace(/\\\r?\n\s*/g, ' ').trim()

/** The words of an instruction in JSON form, such as CMD. */
export const wordsOf = (instruction: Instruction): string[] =>
  (instruction as JSONInstruction).getJSONStrings().map((word) => JSON.parse(word.getValue()))

export const variablesOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter((instruction) => instruction.getKeyword() === 'ENV')
      .flatMap((instruction) => [...argumentsOf(instruction).matchAll(/(\w+)=(\S+)/g)])
      .map(([, name = '', value = '']) => [name, value]),
  )
