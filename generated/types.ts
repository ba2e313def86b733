// Generated from api/openapi.yaml by `make generate`. Do not edit.
export type * from './client/schema.js'
