# The page and online tables. The data folder is /data; mount a volume there, or use a Postgres.
FROM node:22-slim
WORKDIR /coalbrook
COPY . .
RUN npm run build && mkdir -m 700 /data && chown node /data
USER node
ENV COALBROOK_HOST=0.0.0.0 COALBROOK_PORT=4173 COALBROOK_DATA=/data
EXPOSE 4173
VOLUME /data
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:4173/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "apps/cli/bin/coalbrook.mjs", "serve"]
