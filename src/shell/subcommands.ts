/** Subcommands of tools that do not list them when one is mistyped. */
export const SUBCOMMANDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    git: 'add am apply archive bisect blame branch bundle cat-file check-ignore checkout cherry cherry-pick clean clone commit config describe diff difftool fetch format-patch fsck gc grep help init log ls-files ls-remote ls-tree merge merge-base mergetool mv notes pull push range-diff rebase reflog remote repack reset restore rev-list rev-parse revert rm shortlog show show-branch show-ref sparse-checkout stash status submodule switch tag worktree lfs flow',
    'git stash': 'list show drop pop apply branch push save clear create store',
    'git remote': 'add rename remove rm set-head set-branches get-url set-url show prune update',
    'git submodule': 'add status init deinit update set-branch set-url summary foreach sync absorbgitdirs',
    'git worktree': 'add list lock move prune remove repair unlock',
    'git bisect': 'help start bad good new old terms skip next reset visualize replay log run',
    npm: 'access adduser audit bugs cache ci completion config dedupe deprecate diff dist-tag docs doctor edit exec explain explore find-dupes fund get help help-search init install install-ci-test install-test link ll login logout ls org outdated owner pack ping pkg prefix profile prune publish query rebuild repo restart root run run-script search set shrinkwrap star start stop test token uninstall unpublish update version view whoami',
    yarn: 'add audit autoclean bin cache check config create dedupe dlx exec generate-lock-entry global help import info init install licenses link list login logout node outdated owner pack policies publish remove run set start tag team test unlink unplug upgrade upgrade-interactive version versions why workspace workspaces',
    pnpm: 'add audit bin config create dedupe deploy dlx doctor env exec fetch import init install link list outdated pack patch prune publish rebuild remove root run server setup start store test unlink update why',
    cargo:
      'add bench build check clean clippy config doc fetch fix fmt generate-lockfile help info init install locate-project login logout metadata new owner package pkgid publish remove report run rustc rustdoc search test tree uninstall update vendor verify-project version yank',
    pip: 'install download uninstall freeze inspect list show check config search cache index wheel hash completion debug help',
    pip3: 'install download uninstall freeze inspect list show check config search cache index wheel hash completion debug help',
    apt: 'list search show install reinstall remove autoremove update upgrade full-upgrade edit-sources satisfy purge clean autoclean download source build-dep changelog policy',
    'apt-get':
      'update upgrade install reinstall remove purge autoremove dist-upgrade dselect-upgrade build-dep satisfy clean autoclean source download check changelog',
    'apt-cache':
      'gencaches showpkg showsrc stats dump dumpavail unmet search show depends rdepends pkgnames dotty xvcg policy madison',
    dnf: 'alias autoremove check check-update clean deplist distro-sync downgrade group help history info install list makecache mark module provides reinstall remove repolist repoquery repository-packages search shell swap update updateinfo upgrade upgrade-minimal',
    yum: 'check check-update clean deplist distribution-synchronization downgrade erase groups help history info install list localinstall makecache provides reinstall remove repolist search shell swap update updateinfo upgrade version',
    zypper:
      'install remove update dist-upgrade patch search info refresh repos addrepo removerepo verify clean list-updates list-patches packages patterns locks addlock removelock source-install',
    apk: 'add del fix update info list dot policy search index fetch manifest verify audit stats cache upgrade version',
    pyenv:
      'activate commands deactivate doctor exec global help hooks init install latest local prefix rehash root shell shims uninstall update version version-name versions virtualenv virtualenvs whence which',
    rbenv:
      'commands exec global help hooks init install local prefix rehash root shell shims uninstall version version-name versions whence which',
    nodenv:
      'commands exec global help hooks init install local prefix rehash root shell shims uninstall version version-name versions whence which',
    goenv:
      'commands exec global help hooks init install local prefix rehash root shell shims uninstall version version-name versions whence which',
    'react-native':
      'bundle config doctor info init link log-android log-ios ram-bundle run-android run-ios run-windows start uninstall unlink upgrade',
    openssl:
      'asn1parse ca ciphers cms crl crl2pkcs7 dgst dhparam dsa dsaparam ec ecparam enc engine errstr genpkey genrsa help info kdf list mac nseq ocsp passwd pkcs12 pkcs7 pkcs8 pkey pkeyparam pkeyutl prime rand rehash req rsa rsautl s_client s_server s_time sess_id smime speed spkac srp storeutl ts verify version x509',
    systemctl:
      'list-units list-sockets list-timers is-active is-failed status show cat help list-dependencies start stop reload restart try-restart reload-or-restart kill clean isolate enable disable reenable preset is-enabled mask unmask link edit daemon-reload daemon-reexec list-unit-files reboot poweroff suspend',
    docker:
      'run exec ps build pull push images login logout search version info builder buildx compose container context image manifest network plugin system volume swarm attach commit cp create diff events export history import inspect kill load logs pause port rename restart rm rmi save start stats stop tag top unpause update wait',
    'docker image': 'build history import inspect load ls prune pull push rm save tag',
    'docker container':
      'attach commit cp create diff exec export inspect kill logs ls pause port prune rename restart rm run start stats stop top unpause update wait',
    'docker compose':
      'attach build config cp create down events exec images kill logs ls pause port ps pull push restart rm run start stop top unpause up version wait watch',
    'docker-compose':
      'build config create down events exec help images kill logs pause port ps pull push restart rm run scale start stop top unpause up version',
    podman:
      'attach auto-update build commit container cp create diff events exec export generate healthcheck history image images import info init inspect kill load login logout logs machine manifest mount network pause play pod port ps pull push rename restart rm rmi run save search secret start stats stop system tag top unpause unshare untag update version volume wait',
    kubectl:
      'create expose run set explain get edit delete rollout scale autoscale certificate cluster-info top cordon uncordon drain taint describe logs attach exec port-forward proxy cp auth debug events diff apply patch replace wait kustomize label annotate completion api-resources api-versions config plugin version',
    'kubectl config':
      'current-context delete-cluster delete-context delete-user get-clusters get-contexts get-users rename-context set set-cluster set-context set-credentials unset use-context view',
    'kubectl rollout': 'history pause restart resume status undo',
    helm: 'completion create dependency env get help history install lint list package plugin pull push registry repo rollback search show status template test uninstall upgrade verify version',
    terraform:
      'init validate plan apply destroy console fmt force-unlock get graph import login logout metadata output providers refresh show state taint test untaint version workspace',
    go: 'bug build clean doc env fix fmt generate get install list mod work run telemetry test tool version vet',
    'go mod': 'download edit graph init tidy vendor verify why',
    'go work': 'edit init sync use vendor',
    brew: 'analytics autoremove cask cleanup commands config deps desc doctor edit fetch home info install leaves link list log outdated pin postinstall reinstall remove rm search services tap uninstall unlink unpin untap update upgrade uses',
    'brew services': 'list info run start stop kill restart cleanup',
    bun: 'run test x repl exec install add remove update audit outdated link unlink publish patch pm info build init create upgrade',
    port: 'activate archive build cat clean configure contents deactivate dependents deps destroot diagnose distcheck echo extract fetch file help info install installed lint list livecheck load location log mirror notes outdated patch platform provides rdependents rdeps reclaim reload rev-upgrade search select selfupdate setrequested snapshot space sync test unarchive uninstall unload unsetrequested upgrade url usage variants version work',
    gem: 'build cert check cleanup contents dependency environment fetch help info install list lock mirror open outdated owner pristine push query search server signin signout sources specification stale uninstall unpack update which yank',
    bundle:
      'add binstubs cache check clean config console doctor exec gem help info init inject install licenses list lock open outdated platform plugin remove show update version viz',
    composer:
      'about archive audit browse bump check-platform-reqs clear-cache config create-project depends diagnose dump-autoload exec fund global help home init install licenses list outdated prohibits reinstall remove require run-script search self-update show status suggests update validate why why-not',
    dotnet:
      'add build build-server clean exec format help list msbuild new nuget pack publish remove restore run sdk sln store test tool vstest watch workload',
    adb: 'devices help version connect disconnect pair forward reverse mdns push pull sync shell emu install install-multiple uninstall bugreport jdwp logcat disable-verity enable-verity keygen wait-for-device get-state get-serialno get-devpath remount reboot reboot-bootloader sideload root unroot usb tcpip start-server kill-server reconnect attach detach',
    gh: 'auth browse codespace gist issue org pr project release repo cache run workflow alias api attestation completion config extension gpg-key label ruleset search secret ssh-key status variable',
    poetry:
      'about add build cache check config debug env export help init install list lock new publish remove run search self shell show source update version',
    uv: 'run init add remove sync lock export tree tool python pip venv build publish cache self version help',
    rustup:
      'check completions component default doc help install man override run self set show target toolchain uninstall update which',
    expo: 'start export run install prebuild customize config serve login logout whoami register lint',
    nmcli: 'general networking radio connection device agent monitor help',
    'nmcli connection': 'show up down add modify clone edit delete monitor reload load import export',
    'nmcli device': 'status show set connect reapply modify disconnect delete monitor wifi lldp checkpoint',
    'yarn global': 'add bin list remove upgrade upgrade-interactive',
    vagrant:
      'box cloud destroy global-status halt help init login package plugin port powershell provision push rdp reload resume snapshot ssh ssh-config status suspend up upload validate version winrm',
    ip: 'addr address link route neigh neighbour rule netns tunnel maddress monitor xfrm help',
    'ip addr': 'show add del change replace save flush list set get via delete',
    service: 'start stop restart status reload',
    hg: 'add addremove annotate archive backout bisect bookmarks branch branches bundle cat clone commit config copy diff export files forget graft grep heads help identify import incoming init locate log manifest merge outgoing parents paths phase pull push recover remove rename resolve revert rollback root serve status summary tag tags tip unbundle update verify version',
    svn: 'add auth blame cat changelist checkout cleanup commit copy delete diff export help import info list lock log merge mergeinfo mkdir move patch propdel propedit propget proplist propset relocate resolve revert status switch unlock update upgrade',
    mvn: 'validate initialize generate-sources process-sources generate-resources process-resources compile process-classes generate-test-sources test-compile test prepare-package package pre-integration-test integration-test post-integration-test verify install deploy pre-clean clean post-clean pre-site site post-site site-deploy',
    gradle:
      'assemble build buildDependents buildNeeded classes clean jar init wrapper javadoc dependencies projects properties tasks check test run bootRun publish',
    heroku:
      'access addons apps auth authorizations autocomplete base buildpacks certs ci clients config container create destroy domains drains features git help info keys labs local logs login logout maintenance members notifications open orgs pg pipelines plugins ps psql redis regions releases restart reviewapps rollback run sessions spaces stack status teams telemetry tsuru update version webhooks',
    flatpak:
      'install update uninstall mask pin list info history config repair create-usb remotes remote-add remote-modify remote-delete remote-ls remote-info run override search ps kill enter',
    snap: 'find info install remove list refresh revert start stop restart services logs enable disable connect disconnect alias run',
    conda:
      'activate clean config create deactivate env info init install list remove rename run search uninstall update upgrade',
    tmux: 'attach-session new-session kill-session kill-server list-sessions ls attach new detach-client rename-session switch-client split-window new-window kill-window list-windows send-keys source-file',
  }).map(([tool, names]) => [tool, names.split(' ')]),
);
