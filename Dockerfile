FROM node:24-slim
WORKDIR /app
COPY . .
RUN npx --yes pnpm@10 install --frozen-lockfile && npx --yes pnpm@10 turbo run build
ENV NODE_ENV=production HOST=0.0.0.0
USER node
EXPOSE 3000
CMD ["node", "apps/api/src/server.ts"]
