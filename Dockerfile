# The image of all roles: the API by default, others by command (docs/deployment.md).
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# pg_dump must be at least as new as DefectDojo's server; the distribution's is older. A Debian
# package has the script and the key of PostgreSQL's repository.
FROM ${NODE_IMAGE} AS postgresql
WORKDIR /packages
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
 && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y
RUN apt-get download postgresql-client-18 libpq5 \
 && dpkg-deb --extract postgresql-client-18_*.deb client \
 && mv libpq5_*.deb libpq5.deb

# Without the version, so that another one does not install the same packages again.
FROM ${NODE_IMAGE} AS packages
WORKDIR /packages
COPY package.json package-lock.json ./
RUN npm pkg delete version \
 && node -e 'const lock = JSON.parse(fs.readFileSync("package-lock.json")); \
      delete lock.version; delete lock.packages[""].version; \
      fs.writeFileSync("package-lock.json", JSON.stringify(lock))'

FROM ${NODE_IMAGE} AS modules
WORKDIR /app
COPY .npmrc ./
COPY --from=packages /packages ./
# Without optional packages: the image has its own Node.js and no embedded database.
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
 && find node_modules -type f -name '*.map' -delete
COPY generated generated
RUN npm run --silent compress

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Weight and BMI Register Service" \
      org.opencontainers.image.description="API, worker and commands of the \
Weight and BMI Register Service" \
      org.opencontainers.image.licenses="MIT"
# The libraries of pg_dump. Without versions, because Debian removes replaced ones. No npm.
# hadolint ignore=DL3008
RUN --mount=type=bind,from=postgresql,source=/packages,target=/packages \
    apt-get update \
 && apt-get install -y --no-install-recommends /packages/libpq5.deb liblz4-1 libzstd1 zlib1g \
 && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
      /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-*
COPY --from=postgresql /packages/client/usr/lib/postgresql/18/bin/pg_dump /usr/local/bin/pg_dump
RUN pg_dump --version
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY --from=modules /app/generated generated
COPY db db
COPY src src
COPY deploy/health.sh deploy/health.sh
COPY deploy/node.sh deploy/node.sh
ENV NODE_ENV=production HOST=0.0.0.0
# A user of no other image or host, by number: Kubernetes can then verify that it is not root.
USER 10001:10001
EXPOSE 3000 9464
# Checks that the process is alive; /readyz tells whether it can serve.
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 \
  CMD ["bash", "deploy/health.sh", "livez"]
# Node.js in the end, not npm, so that signals reach it.
ENTRYPOINT ["sh", "deploy/node.sh"]
CMD ["src/start/api.ts"]
