// Generated from api/openapi.yaml by `make generate`. Do not edit.
import type { OperationId } from './operations.ts'

/** Limits of a JSON body: its bytes, and its values at all depths. */
export interface BodyLimits {
  readonly bytes: number
  readonly values: number
}

export interface Route {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'
  readonly path: string
  readonly security: readonly { readonly scheme: string; readonly roles: readonly string[] }[]
  readonly statuses: readonly number[]
  readonly integerParameters: readonly string[]
  readonly body: {
    readonly required: boolean
    readonly mediaTypes: readonly string[]
    readonly emptyBodyError: string | null
    readonly neverRefusedWith: string | null
    readonly limits:
      | (BodyLimits & { readonly withHeader: (BodyLimits & { readonly name: string }) | null })
      | null
  } | null
}

export const routes = {
  "registerAccount": {
    "method": "POST",
    "path": "/api/auth/register",
    "security": [],
    "statuses": [
      201,
      400,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "limits": {
        "bytes": 524288,
        "values": 20000,
        "withHeader": null
      }
    }
  },
  "login": {
    "method": "POST",
    "path": "/api/auth/login",
    "security": [],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "limits": {
        "bytes": 524288,
        "values": 20000,
        "withHeader": null
      }
    }
  },
  "logout": {
    "method": "POST",
    "path": "/api/auth/logout",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "getCurrentAccount": {
    "method": "GET",
    "path": "/api/auth/me",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "refreshAccessToken": {
    "method": "POST",
    "path": "/api/auth/refresh",
    "security": [
      {
        "scheme": "refreshCookie",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "updateUserRole": {
    "method": "PUT",
    "path": "/api/admin/users/{target_user_id}/role",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "integerParameters": [
      "target_user_id"
    ],
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "limits": {
        "bytes": 524288,
        "values": 20000,
        "withHeader": null
      }
    }
  },
  "getProfile": {
    "method": "GET",
    "path": "/api/user",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      404,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "saveProfile": {
    "method": "POST",
    "path": "/api/user",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "limits": {
        "bytes": 524288,
        "values": 20000,
        "withHeader": null
      }
    }
  },
  "recordWeight": {
    "method": "POST",
    "path": "/api/weight",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      201,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "limits": {
        "bytes": 524288,
        "values": 20000,
        "withHeader": null
      }
    }
  },
  "getBmi": {
    "method": "GET",
    "path": "/api/imc",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      404,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "getWeightStats": {
    "method": "GET",
    "path": "/api/stats",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "listWeights": {
    "method": "GET",
    "path": "/api/weights",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "listRecentWeights": {
    "method": "GET",
    "path": "/api/weights/recent",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "getMessages": {
    "method": "GET",
    "path": "/api/messages",
    "security": [],
    "statuses": [
      200,
      400,
      405,
      431,
      500
    ],
    "integerParameters": [],
    "body": null
  },
  "getPublicConfig": {
    "method": "GET",
    "path": "/api/config",
    "security": [],
    "statuses": [
      200,
      400,
      405,
      431,
      500
    ],
    "integerParameters": [],
    "body": null
  },
  "exportDump": {
    "method": "GET",
    "path": "/api/findings-manager/export-dump",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "importDump": {
    "method": "POST",
    "path": "/api/findings-manager/import-dump",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      408,
      413,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": {
      "required": true,
      "mediaTypes": [
        "multipart/form-data"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "limits": null
    }
  },
  "generateReport": {
    "method": "GET",
    "path": "/api/findings-manager/generate-pdf",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "requestWstgSync": {
    "method": "POST",
    "path": "/api/wstg/sync",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": [
          "admin"
        ]
      }
    ],
    "statuses": [
      202,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": "no_data",
      "neverRefusedWith": null,
      "limits": {
        "bytes": 524288,
        "values": 20000,
        "withHeader": null
      }
    }
  },
  "receiveWstgWebhook": {
    "method": "POST",
    "path": "/api/wstg/webhook",
    "security": [
      {
        "scheme": "webhookKey",
        "roles": []
      },
      {
        "scheme": "bearerAuth",
        "roles": [
          "admin"
        ]
      }
    ],
    "statuses": [
      202,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": "no_data",
      "neverRefusedWith": "x-defectdojo-event",
      "limits": {
        "bytes": 524288,
        "values": 20000,
        "withHeader": {
          "name": "x-defectdojo-event",
          "bytes": 4194304,
          "values": 100000
        }
      }
    }
  },
  "getWstgStatus": {
    "method": "GET",
    "path": "/api/wstg/status",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  },
  "getWstgDashboard": {
    "method": "GET",
    "path": "/api/wstg/dashboard",
    "security": [
      {
        "scheme": "bearerAuth",
        "roles": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "integerParameters": [],
    "body": null
  }
} as const satisfies Record<OperationId, Route>
