# The image of all roles: the API by default, others by their command (docs/deployment.md).
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# pg_dump, for exports, has to be at least as new as DefectDojo's server: the distribution's is not. The script and the key
# of PostgreSQL's own repository come in a package of Debian's.
FROM ${NODE_IMAGE} AS postgresql
WORKDIR /packages
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
 && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y
RUN apt-get download postgresql-client-18 libpq5 \
 && dpkg-deb --extract postgresql-client-18_*.deb client \
 && mv libpq5_*.deb libpq5.deb

FROM ${NODE_IMAGE} AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its own Node.js, and a database is configured: what is optional stays away. Nothing is compiled.
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
 && find node_modules -type f -name '*.map' -delete

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Weight and BMI Register Service" \
      org.opencontainers.image.description="API, worker and commands of the Weight and BMI Register Service" \
      org.opencontainers.image.licenses="MIT"
# What pg_dump needs, and no package manager of Node's. Not by version: Debian removes those that it has replaced.
# hadolint ignore=DL3008
RUN --mount=type=bind,from=postgresql,source=/packages,target=/packages \
    apt-get update \
 && apt-get install -y --no-install-recommends /packages/libpq5.deb liblz4-1 libzstd1 zlib1g \
 && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
      /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-*
COPY --from=postgresql /packages/client/usr/lib/postgresql/18/bin/pg_dump /usr/lib/postgresql/18/bin/pg_dump
RUN /usr/lib/postgresql/18/bin/pg_dump --version
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY generated generated
COPY db db
COPY src src
COPY deploy/health.sh deploy/health.sh
ENV NODE_ENV=production HOST=0.0.0.0
# The user `node` of the base image, by number: Kubernetes asks for proof that it is not root.
USER 1000:1000
EXPOSE 3000 9464
# Whether the process is alive; /readyz says whether it can serve.
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 \
  CMD ["bash", "deploy/health.sh", "livez"]
# Node.js itself, not npm: signals reach it. The flags are those of `npm run start:api`.
CMD ["node", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering", "src/start/api.ts"]
