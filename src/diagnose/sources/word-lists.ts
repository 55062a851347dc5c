/** Tests and actions of find. */
export const FIND_TESTS: readonly string[] = (
  '-amin -anewer -atime -cmin -cnewer -ctime -daystart -delete -depth -empty -exec -execdir -executable -false -fls -follow ' +
  '-fprint -fstype -gid -group -ilname -iname -inum -ipath -iregex -links -lname -ls -maxdepth -mindepth -mmin -mount -mtime ' +
  '-name -newer -nogroup -not -nouser -ok -okdir -or -and -path -perm -print -print0 -printf -prune -quit -readable -regex ' +
  '-regextype -samefile -size -true -type -uid -user -wholename -writable -xdev -xtype'
).split(' ');

/** Options of C and C++ compilers that people type by hand. */
export const COMPILER_OPTIONS: readonly string[] = (
  '-Wall -Wextra -Werror -Wpedantic -Wshadow -Wconversion -Wno-unused -pedantic -O0 -O1 -O2 -O3 -Os -Og -Ofast -std=c99 -std=c11 ' +
  '-std=c17 -std=c2x -std=gnu99 -std=gnu11 -std=gnu17 -std=c++11 -std=c++14 -std=c++17 -std=c++20 -std=c++23 -std=gnu++17 ' +
  '-std=gnu++20 -fsanitize=address -fsanitize=undefined -fsanitize=thread -fPIC -fPIE -fopenmp -flto -ffast-math -fno-exceptions ' +
  '-shared -static -pthread -march=native -ggdb -nostdlib -rdynamic --version --help --verbose'
).split(' ');

/** Words that date -d understands. */
export const DATE_WORDS: readonly string[] = (
  'today tomorrow yesterday now next last ago year years month months week weeks fortnight day days hour hours minute minutes ' +
  'second seconds noon midnight monday tuesday wednesday thursday friday saturday sunday january february march april may june ' +
  'july august september october november december'
).split(' ');

/** Signals by their short names. */
export const SIGNALS: readonly string[] =
  'HUP INT QUIT KILL TERM USR1 USR2 STOP CONT TSTP ALRM CHLD PIPE WINCH ABRT SEGV'.split(' ');

/** Long options of ps; its help is in several parts. */
export const PS_OPTIONS: readonly string[] =
  '--sort --forest --headers --no-headers --pid --ppid --user --User --group --columns --width --format --deselect --tty'.split(
    ' ',
  );

/** Settings of the ssh client; their case does not matter. */
export const SSH_OPTIONS: readonly string[] = (
  'addkeystoagent addressfamily batchmode bindaddress certificatefile ciphers compression connecttimeout controlmaster ' +
  'controlpath controlpersist dynamicforward forwardagent forwardx11 host hostkeyalgorithms hostname identitiesonly ' +
  'identityagent identityfile include localforward loglevel macs match passwordauthentication port preferredauthentications ' +
  'proxycommand proxyjump pubkeyauthentication remotecommand remoteforward requesttty sendenv serveralivecountmax ' +
  'serveraliveinterval setenv stricthostkeychecking tcpkeepalive user userknownhostsfile'
).split(' ');

/** Types of keys that ssh-keygen makes. */
export const SSH_KEY_TYPES: readonly string[] = 'ed25519 rsa ecdsa ed25519-sk ecdsa-sk dsa'.split(' ');

/** Commands of Redis. */
export const REDIS_COMMANDS: readonly string[] = (
  'append auth bgsave blpop brpop config dbsize decr decrby del dump echo eval exists expire expireat flushall flushdb get ' +
  'getdel getex getrange getset hdel hexists hget hgetall hincrby hkeys hlen hmget hmset hscan hset hvals incr incrby info ' +
  'keys lindex linsert llen lpop lpush lrange lrem lset ltrim mget monitor move mset multi persist pexpire ping publish ' +
  'quit randomkey rename rpop rpush sadd save scan scard script select set setex setnx sinter sismember smembers sort spop ' +
  'srem strlen subscribe sunion ttl type unlink xadd xlen xrange zadd zcard zcount zincrby zrange zrank zrem zscore'
).split(' ');

/** Functions of SQL that people use most. */
export const SQL_FUNCTIONS: readonly string[] = (
  'abs avg ceil coalesce concat count current_date date_part date_trunc extract floor greatest group_concat json_agg least ' +
  'length lower ltrim max min now nullif random replace round rtrim string_agg substr substring sum to_char to_date trim upper'
).split(' ');

/** Operands of dd. */
export const DD_OPERANDS: readonly string[] =
  'bs cbs conv count ibs if iflag obs of oflag seek skip status'.split(' ');

/** Encodings that people convert between. */
export const CHARSETS: readonly string[] = (
  'utf8 utf-8 utf16 utf-16 utf-16le utf-16be utf32 ascii us-ascii latin1 iso-8859-1 iso-8859-2 iso-8859-15 windows-1250 ' +
  'windows-1251 windows-1252 cp437 cp850 cp1250 cp1251 cp1252 koi8-r shift_jis euc-jp euc-kr gb2312 gbk gb18030 big5'
).split(' ');

/** Commands of CMake's language. */
export const CMAKE_COMMANDS: readonly string[] = (
  'add_compile_definitions add_compile_options add_custom_command add_custom_target add_definitions add_dependencies ' +
  'add_executable add_library add_link_options add_subdirectory add_test cmake_minimum_required configure_file enable_language ' +
  'enable_testing execute_process export file find_file find_library find_package find_path find_program foreach function ' +
  'get_filename_component get_target_property if include include_directories install link_directories link_libraries list ' +
  'macro message option project set set_property set_target_properties string target_compile_definitions ' +
  'target_compile_features target_compile_options target_include_directories target_link_libraries target_link_options ' +
  'target_sources unset'
).split(' ');

/** Commands of Django's manage.py. */
export const DJANGO_COMMANDS: readonly string[] = (
  'check collectstatic changepassword compilemessages createsuperuser dbshell diffsettings dumpdata flush inspectdb loaddata ' +
  'makemessages makemigrations migrate runserver shell showmigrations sqlmigrate squashmigrations startapp startproject test'
).split(' ');

/** Packages of PyPI that people install most. */
export const PYPI_PACKAGES: readonly string[] = (
  'aiohttp alembic ansible apache-airflow beautifulsoup4 black boto3 botocore celery certifi cffi chardet click coverage ' +
  'cryptography cython dask django djangorestframework docker fastapi flake8 flask gevent google-cloud-storage gunicorn httpx ' +
  'idna ipython isort jinja2 joblib jsonschema jupyter jupyterlab keras langchain lxml mako markdown matplotlib mypy networkx ' +
  'nltk notebook numpy openai openpyxl packaging pandas paramiko pillow pip pipenv plotly poetry pre-commit protobuf psutil ' +
  'psycopg2 psycopg2-binary pyarrow pydantic pyjwt pylint pymongo pymysql pyopenssl pytest pytest-cov python-dateutil ' +
  'python-dotenv pytz pyyaml redis requests rich ruff scikit-learn scipy scrapy seaborn selenium sentry-sdk setuptools six ' +
  'sqlalchemy starlette streamlit sympy tabulate tensorflow torch tornado tox tqdm transformers twine typer urllib3 uvicorn ' +
  'virtualenv websockets werkzeug wheel xgboost xlrd'
).split(' ');

/** Packages of npm that people install or run most. */
export const NPM_PACKAGES: readonly string[] = (
  'angular axios babel-jest bcrypt body-parser bootstrap chalk cheerio classnames commander concurrently cors create-next-app ' +
  'create-react-app create-vite cross-env cypress date-fns dayjs debug dotenv electron esbuild eslint execa express fastify ' +
  'firebase fs-extra glob gulp http-server husky immer inquirer jest jquery jsonwebtoken knex left-pad lerna less lint-staged ' +
  'lodash mocha moment mongodb mongoose multer mysql2 nanoid next nodemon npm-check-updates nuxt nx ora passport pg playwright ' +
  'pm2 postcss prettier prisma puppeteer react react-dom react-router-dom redis redux rimraf rollup rxjs sass semver serve ' +
  'sequelize socket.io storybook styled-components stylelint svelte tailwindcss three ts-node tslib tsup tsx turbo typeorm ' +
  'typescript underscore uuid vite vitest vue webpack webpack-cli winston ws yargs zod zustand'
).split(' ');

/** Debian packages that people install most. */
export const PACKAGE_NAMES: readonly string[] = (
  'apache2 bash-completion build-essential ca-certificates cmake curl default-jdk docker.io dnsutils ffmpeg figlet fish g++ gcc gdb ' +
  'git git-lfs gnupg golang-go graphviz htop imagemagick iproute2 iputils-ping jq less locales lsof make maven mariadb-server nano ' +
  'neovim net-tools netcat-openbsd nginx ninja-build nmap nodejs npm openjdk-17-jdk openssh-client openssh-server openssl ' +
  'pandoc php pkg-config postgresql postgresql-client procps psmisc python3 python3-dev python3-pip python3-venv redis-server ' +
  'ripgrep rsync ruby rustc screen shellcheck sqlite3 sshpass strace subversion sudo tcpdump tmux traceroute tree unzip valgrind ' +
  'vim wget xz-utils zip zlib1g-dev zsh'
).split(' ');

/** Resource types of Kubernetes. */
export const KUBE_RESOURCES: readonly string[] = (
  'pods pod services service svc deployments deployment nodes node namespaces namespace ns configmaps secrets ingress ingresses ' +
  'jobs cronjobs daemonsets statefulsets replicasets events persistentvolumes persistentvolumeclaims pv pvc serviceaccounts roles ' +
  'rolebindings clusterroles endpoints all'
).split(' ');

/** Words of SQL that people mistype. */
export const SQL_WORDS: readonly string[] =
  'select from where insert into update delete create table drop alter join left right inner outer group order by limit values set and or not null distinct having union index'.split(
    ' ',
  );

/** Settings of the Redis server. */
export const REDIS_OPTIONS: readonly string[] =
  'daemonize port bind dir dbfilename appendonly requirepass maxmemory maxmemory-policy save loglevel logfile pidfile timeout databases protected-mode replicaof cluster-enabled unixsocket tcp-backlog'.split(
    ' ',
  );

/** Libraries that come with Ruby. */
export const RUBY_LIBRARIES: readonly string[] =
  'base64 benchmark bigdecimal bundler coverage date delegate digest drb erb etc fileutils find forwardable io/console ipaddr json logger matrix minitest monitor net/http net/https objspace observer open-uri open3 openssl optparse ostruct pathname pp prime pstore psych racc readline resolv ripper securerandom set shellwords singleton socket stringio strscan syslog tempfile time timeout tmpdir tsort uri weakref yaml zlib'.split(
    ' ',
  );

/** Directives of nginx that people write by hand. */
export const NGINX_DIRECTIVES: readonly string[] = (
  'access_log add_header alias allow auth_basic auth_basic_user_file autoindex client_body_timeout client_max_body_size ' +
  'daemon default_type deny error_log error_page events expires fastcgi_index fastcgi_param fastcgi_pass gzip ' +
  'gzip_comp_level gzip_min_length gzip_proxied gzip_types gzip_vary http http2 if include index internal ' +
  'keepalive_timeout limit_conn limit_req limit_req_zone listen location log_format log_not_found map pid ' +
  'proxy_buffering proxy_buffers proxy_cache proxy_cache_path proxy_connect_timeout proxy_hide_header ' +
  'proxy_http_version proxy_pass proxy_read_timeout proxy_redirect proxy_send_timeout proxy_set_header resolver ' +
  'return rewrite root satisfy send_timeout sendfile server server_name server_tokens set ssl_certificate ' +
  'ssl_certificate_key ssl_ciphers ssl_prefer_server_ciphers ssl_protocols ssl_session_cache ssl_session_timeout stream ' +
  'stub_status tcp_nodelay tcp_nopush try_files types types_hash_max_size upstream user uwsgi_pass worker_connections ' +
  'worker_processes worker_rlimit_nofile'
).split(' ');

/** Digests and ciphers that openssl takes as options. */
export const OPENSSL_ALGORITHMS: readonly string[] = (
  '-sha1 -sha224 -sha256 -sha384 -sha512 -sha3-256 -sha3-512 -md5 -blake2b512 -blake2s256 -aes-128-cbc -aes-192-cbc ' +
  '-aes-256-cbc -aes-128-ctr -aes-256-ctr -aes128 -aes192 -aes256 -chacha20 -des3 -des-ede3-cbc -camellia-256-cbc'
).split(' ');
