// The same modules for CommonJS: with a copy, `instanceof ApiError` would fail across the two.
module.exports = require('./index.js')
