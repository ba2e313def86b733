// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
type Module = typeof import('./index.js', { with: { 'resolution-mode': 'import' } })
export type * from './index.js' with { 'resolution-mode': 'import' }
export declare const createClient: Module['createClient']
export declare const ApiError: Module['ApiError']
export type ApiError = InstanceType<typeof ApiError>
export declare const ConnectionError: Module['ConnectionError']
export type ConnectionError = InstanceType<typeof ConnectionError>
export declare const TimeoutError: Module['TimeoutError']
export type TimeoutError = InstanceType<typeof TimeoutError>
