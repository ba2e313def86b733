// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
module.exports = require('./index.js')
