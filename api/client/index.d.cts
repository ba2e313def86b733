import type * as module from './index.js' with { 'resolution-mode': 'import' }

export type * from './index.js' with { 'resolution-mode': 'import' }
export declare const bmiBands: typeof module.bmiBands
export declare const bmiClassOf: typeof module.bmiClassOf
export declare const createClient: typeof module.createClient
export declare const describe: typeof module.describe
export declare const describeBmi: typeof module.describeBmi
export declare const isApiError: typeof module.isApiError
export declare const isPending: typeof module.isPending
export declare const orNull: typeof module.orNull
export declare const recordPortions: typeof module.recordPortions
export declare const rules: typeof module.rules
export declare const ApiError: typeof module.ApiError
export declare const ConnectionError: typeof module.ConnectionError
export declare const TimeoutError: typeof module.TimeoutError
export type ApiError<Id extends module.OperationId = module.OperationId> = module.ApiError<Id>
export type ConnectionError = module.ConnectionError
export type TimeoutError = module.TimeoutError
