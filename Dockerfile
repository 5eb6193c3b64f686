# syntax=docker/dockerfile:1
# Builds a release and the command line, then leaves everything behind that only the build needs.
ARG NODE=node:24.21.0-bookworm-slim

# What npm has to know, by itself: an edit of a source installs nothing again.
FROM ${NODE} AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests \
 && find . -path ./node_modules -prune -o \( -name package.json -o -name package-lock.json -o -name .npmrc \) -exec cp --parents {} /manifests \;

FROM ${NODE} AS build
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund
COPY . .
# The release has libsql and pino with what they need; everything else is bundled.
RUN node scripts/build.mjs release && node scripts/build.mjs cli \
 && mkdir /image && mv dist/releases/*/* /image && mv dist/cli /image/cli \
 && find /image \( -name '*.map' -not -path '/image/node_modules/*' -o -name .stamp -o -name in-use.lock \) -delete

FROM ${NODE}
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=build /image ./
RUN printf '#!/bin/sh\nexec node /app/cli/quri.mjs "$@"\n' > /usr/local/bin/quri && chmod 755 /usr/local/bin/quri \
 && mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does: short pauses for garbage, docs/decisions/0022, 0029 and 0030.
CMD ["node", "--v8-pool-size=0", "--expose-gc", "--min-semi-space-size=32", "--max-semi-space-size=32", "server/server.mjs"]
