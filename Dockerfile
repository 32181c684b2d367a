# syntax=docker/dockerfile:1
# The programs as images: docker build --target gateway .  (targets gateway, web, shop-api, demo; docs/operations.md)
ARG NODE=node:20.19-bookworm-slim

FROM ${NODE} AS source
COPY . /source
RUN mkdir /app && cd /source && find . -maxdepth 2 -name package.json -exec cp --parents {} /app ';' \
  && cp package-lock.json /app

# What npm reads. A stage of its own: an edit of a source file does not install again.
FROM ${NODE} AS manifests
WORKDIR /app
COPY --from=source /app ./

FROM ${NODE} AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Without what only development needs: npm would also install what one program tests with and another one runs with.
FROM manifests AS production-manifests
COPY operations/slim-packages.sh /
RUN npm pkg delete devDependencies --workspaces --include-workspace-root \
  && node -e "const { readFileSync, writeFileSync } = require('node:fs'); \
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')); \
    for (const one of Object.values(lock.packages)) delete one.devDependencies; \
    writeFileSync('package-lock.json', JSON.stringify(lock))"

# The packages that a program needs when it runs.
FROM production-manifests AS gateway-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace gateway \
  && sh /slim-packages.sh

FROM production-manifests AS web-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace web \
  && sh /slim-packages.sh

FROM production-manifests AS shop-api-packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace shop-api --workspace demo \
  && sh /slim-packages.sh

# A user that owns no file of the image; npm is not needed.
FROM ${NODE} AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* \
  && mkdir /data && chown node:node /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0
USER node

FROM runtime AS gateway
COPY --from=gateway-packages /app ./
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/server-kit/dist server-kit/dist
COPY --from=build /app/schema schema
COPY --from=build /app/gateway/dist gateway/dist
EXPOSE 4000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "gateway/dist/main.js"]

FROM runtime AS web
COPY --from=web-packages /app ./
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/server-kit/dist server-kit/dist
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/web/dist web/dist
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "web/dist/server/server.js"]

# A shop API without demo catalogue and pictures.
FROM runtime AS shop-api
COPY --from=shop-api-packages /app ./
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/server-kit/dist server-kit/dist
COPY --from=build /app/shop-api/dist shop-api/dist
COPY --from=build /app/shop-api/migrations shop-api/migrations
# Returns freed memory of images at once (shop-api/README.md, Memory).
ENV SHOP_DATA_DIR=/data MALLOC_MMAP_THRESHOLD_=131072
VOLUME /data
EXPOSE 4001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4001/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "shop-api/dist/main.js"]

# The shop API with the demo, as npm start runs it.
FROM shop-api AS demo
COPY --from=build /app/demo/catalogue demo/catalogue
COPY --from=build /app/demo/marks demo/marks
COPY --from=build /app/demo/dist demo/dist
CMD ["node", "--enable-source-maps", "demo/dist/main.js"]
