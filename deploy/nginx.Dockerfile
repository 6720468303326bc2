# syntax=docker/dockerfile:1
# nginx with our configuration: docker build --file deploy/nginx.Dockerfile --tag furnimall-nginx deploy
FROM nginx:1.28-bookworm
COPY nginx/nginx.conf nginx/bucket.conf nginx/remote-headers.conf /etc/nginx/
# Out of a shared folder instead: --build-arg REMOTES=folder, and the folder as /store.
ARG REMOTES=bucket
COPY nginx/remotes-from-${REMOTES}.conf /etc/nginx/remotes.conf
RUN install --directory --owner=101 --group=101 --mode=0700 /var/cache/nginx/files \
  && chown 101:101 /var/cache/nginx
VOLUME /var/cache/nginx
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --retries=3 CMD ["curl", "--fail", "--silent", "http://127.0.0.1:8080/nginx-health"]
ENTRYPOINT ["nginx", "-g", "daemon off;"]
