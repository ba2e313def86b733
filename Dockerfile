FROM node:24-trixie-slim
WORKDIR /app
# For exports: pg_dump has to be at least as new as the server it dumps.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
# The image has its own Node.js, and a database is configured: what is optional stays away.
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY generated generated
COPY db db
COPY src src
USER node
EXPOSE 3000 9464
CMD ["npm", "run", "--silent", "start:api"]
