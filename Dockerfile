# One image for every Candour process: the server and the commands in tooling/commands/src.
# Node runs the TypeScript sources directly, but strips no types under node_modules. The workspace therefore keeps its
# folders and links, and nothing is copied into node_modules (docs/decisions/0019).

FROM node:24.21.0-trixie-slim AS store
RUN npm install --global pnpm@10.34.9
WORKDIR /app
# Copy only the files that determine the packages, so that the download stays cached until one of them changes.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch --ignore-scripts && rm -r node_modules

FROM store AS build
ENV TURBO_TELEMETRY_DISABLED=1
COPY . .
RUN pnpm install --offline --frozen-lockfile --ignore-scripts \
    --filter candour --filter @candour/site... --filter @candour/dashboard... --filter @candour/admin... \
  && node_modules/.bin/turbo run build \
  && chmod -R a+rX apps

FROM store AS modules
COPY . .
# Everything the server and the commands need except the embedded PostgreSQL; the database runs elsewhere.
# TypeScript, source maps and documentation of libraries are a fifth of it and are never read; their licenses stay.
# World-readable regardless of the umask of the checkout.
RUN pnpm install --offline --frozen-lockfile --ignore-scripts --prod \
    --filter-prod @candour/commands... --filter-prod !@candour/postgres \
  && find node_modules/.pnpm -type f '(' -name '*.map' -o -name '*.ts' -o -name '*.[cm]ts' -o -name '*.md' ! -iname '*licen[cs]e*' ')' -delete \
  && chmod -R a+rX .

FROM node:24.21.0-trixie-slim
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Candour" \
  org.opencontainers.image.description="Customer reviews, collected at the counter and read in confidence" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.revision="$REVISION"
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=modules /app/node_modules node_modules
COPY --from=modules /app/CHANGELOG.md /app/LICENSE /app/package.json ./
COPY --from=modules /app/packages/api-client/openapi.json packages/api-client/
COPY --from=modules /app/packages/artwork packages/artwork
COPY --from=modules /app/packages/color packages/color
COPY --from=modules /app/packages/schemas packages/schemas
COPY --from=modules /app/packages/texts packages/texts
COPY --from=modules /app/tooling/commands tooling/commands
COPY --from=modules /app/tooling/postgres tooling/postgres
COPY --from=modules /app/apps/api apps/api
COPY --from=build /app/apps/site/dist apps/site/dist
COPY --from=build /app/apps/dashboard/dist apps/dashboard/dist
COPY --from=build /app/apps/admin/dist apps/admin/dist
# DATA_DIR and backups, which volumes mounted here take their mode from, and the compile cache: all are writable.
RUN mkdir --mode=1777 .data backups node_modules/.cache
USER node
# Compiles what a start loads, which saves each start a third of its CPU time. Node.js keeps a cache for each user.
ENV NODE_COMPILE_CACHE=node_modules/.cache/candour-compile-cache
RUN node --import ./apps/api/src/server.ts --import ./apps/api/src/pages/index.ts \
    --import ./apps/api/src/pages/built.ts --import ./apps/site/dist/server/entry-server.js --eval ''
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --start-interval=1s \
  CMD ["node", "tooling/commands/src/healthy.ts"]
# Limits memory under heavy load: a small young generation is collected often, a single malloc arena lets all threads
# reuse freed memory (40 MB less than one arena per thread), and parts of bodies, often 16 to 64 kB, return to the system
# when they are freed (with 1,000 unfinished requests 190 to 210 MB; 260 to 340 if only those above 32 kB do).
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=16384
CMD ["node", "--max-semi-space-size=8", "apps/api/src/server.ts"]
