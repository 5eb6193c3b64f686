# syntax=docker/dockerfile:1
# Builds the pages, the server and the command line, then leaves everything behind that only the build needs.
FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund \
 && node scripts/build.mjs web && node scripts/build.mjs server && node scripts/build.mjs cli \
 && find dist -name '*.stamp' -delete

FROM node:22-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY games games
COPY apps apps
# Only what the server does not have in its bundle is needed from here: libsql and pino.
RUN npm ci --omit=dev --no-audit --no-fund --workspace apps/server --include-workspace-root=false \
 && rm -rf node_modules/@quri

FROM node:22-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=libraries /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/apps/web/dist apps/web/dist
RUN printf '#!/bin/sh\nexec node /app/dist/cli/quri.mjs "$@"\n' > /usr/local/bin/quri && chmod 755 /usr/local/bin/quri \
 && mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does: short pauses for garbage, docs/decisions/0022, 0029 and 0030.
CMD ["node", "--v8-pool-size=0", "--expose-gc", "--min-semi-space-size=32", "--max-semi-space-size=32", "--enable-source-maps", "dist/server/server.mjs"]
