/** Programs that people type most, most common first. */
export const COMMON_PROGRAMS: readonly string[] = (
  'git ls cat grep sudo python3 python pip npm node docker make ssh vim vi nano curl wget tar find mkdir rm cp mv echo ' +
  'less more head tail sed awk sort uniq wc chmod chown ps top htop kill df du man which apt apt-get dpkg systemctl service ' +
  'journalctl cargo rustc go java javac mvn gradle gcc g++ clang cmake kubectl helm terraform ansible aws az gcloud gh npx ' +
  'yarn pnpm bun deno tsc ruby gem bundle rails php composer perl lua dotnet psql mysql sqlite3 redis-cli mongosh rsync scp ' +
  'sftp ping dig nslookup ip ifconfig netstat ss lsof nc touch ln tree file stat diff patch xargs tee tr cut paste zip unzip ' +
  'gzip gunzip bzip2 xz date cal whoami id passwd su clear env printenv code tmux screen ' +
  'emacs pip3 python2 pytest poetry uv conda brew jq ssh-keygen ssh-copy-id ssh-add ansible-playbook apt-cache crontab mount umount ' +
  'lsblk fdisk dmesg useradd usermod reboot shutdown nvim ffmpeg vagrant heroku firebase flutter mix rake rspec phpunit hg svn ' +
  'mypy flake8 jupyter uvicorn gunicorn eslint jest'
).split(' ');

/** Builtins, and words behind a program, that people type most. */
const COMMON_WORDS: readonly string[] =
  'exit history export source alias install test push pull commit status checkout build run start log add'.split(
    ' ',
  );

/** Names that win when two are equally near, best first. */
export const PREFERRED_NAMES: readonly string[] = ['cd', ...COMMON_PROGRAMS, ...COMMON_WORDS];
