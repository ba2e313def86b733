import type { z } from 'zod'
import { type OnPage, readPages } from './pages.ts'
import { parseAnswer } from './schemas.ts'
import type { SendRequest, ToolRequest } from './transport.ts'

type Query = NonNullable<ToolRequest['query']>
type PageForm<Row> = z.ZodType<{ count: number; results: Row[] }>

/** Calls DefectDojo and checks the form of its answers. */
export const createApiClient = (send: SendRequest) => {
  const call = async <Form extends z.ZodType>(
    form: Form,
    request: ToolRequest,
  ): Promise<z.output<Form>> =>
    parseAnswer(form, await send(request), {
      method: request.method,
      path: `/api/v2/${request.path}`,
    })

  const list = <Row extends { id: number }>(
    form: PageForm<Row>,
    path: string,
    query: Query,
    signal?: AbortSignal,
    onPage?: OnPage,
  ) =>
    readPages(
      `/api/v2/${path}`,
      (offset, limit) =>
        call(form, { method: 'GET', path, query: { ...query, limit, offset }, signal }),
      onPage,
    )

  /**
   * All rows of a list that pass `keep`. The check is necessary because older versions ignore
   * unknown filters and return everything.
   */
  const listAll = async <Row extends { id: number }>(
    form: PageForm<Row>,
    path: string,
    query: Query,
    keep: (row: Row) => boolean,
    signal: AbortSignal | undefined,
  ): Promise<Row[]> => {
    const kept: Row[] = []
    for await (const rows of list(form, path, query, signal)) kept.push(...rows.filter(keep))
    return kept.sort((a, b) => a.id - b.id)
  }

  return { call, list, listAll }
}

export type ApiClient = ReturnType<typeof createApiClient>
