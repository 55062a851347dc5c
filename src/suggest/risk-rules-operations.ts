import type { OptionRule, ProgramRule } from './risk-rule.js';

const reads: ProgramRule = { risk: 'reads' };
const adds = (why: string, more: Partial<ProgramRule> = {}): ProgramRule => ({ risk: 'adds', why, ...more });
const changes = (why: string, more: Partial<ProgramRule> = {}): ProgramRule => ({
  risk: 'changes',
  why,
  ...more,
});

const CLOUD = 'It changes things in the cloud.';
const CLUSTER = 'It changes the cluster.';
const OTHER_CLUSTER: OptionRule = [
  '--kubeconfig -s --server --insecure-skip-tls-verify',
  'changes',
  'It logs in to where it is told to, or as it is told to.',
];
const CONTAINERS = 'It changes containers, images or volumes.';

/** Containers, clusters, clouds, databases and hosting. */
export const OPERATIONS_RULES: Readonly<Record<string, ProgramRule>> = {
  docker: changes(CONTAINERS, {
    valued: '-H --host -c --context --config -f --file -p --project-name --profile --env-file -l --log-level',
    subcommands: {
      'ps images version info inspect logs top stats port diff history search events': reads,
      'image container volume network system context buildx compose': changes(CONTAINERS, {
        valued: '-f --file -p --project-name --profile --env-file',
        subcommands: {
          'ls list inspect history df ps logs config top images port version info events': reads,
          'pull build create': adds('It fetches or builds an image.'),
          'rm remove prune down kill': changes('It removes containers, images or volumes.', {
            options: [
              ['-v --volumes', 'changes', 'It deletes the data in volumes.'],
              ['-a --all -f --force', 'changes', 'It removes without asking, or all of them.'],
            ],
          }),
        },
        otherwise: 'changes',
      }),
      'pull build': adds('It fetches or builds an image.'),
      'rm rmi kill': changes('It removes containers or images.'),
      'push login logout tag save load import export commit': changes('It changes or sends images.'),
      exec: changes(CONTAINERS, { wraps: true }),
      'run create start stop restart up down cp attach rename update pause unpause wait': changes(CONTAINERS),
    },
  }),
  tmux: adds('It opens a terminal session.', {
    valued: '-L -S -f -c -T',
    subcommands: {
      'kill-pane killp kill-server kill-session kill-window killw': changes(
        'It ends the programs that run in there.',
      ),
      'source-file source set-hook bind-key bind set set-option setw set-window-option': changes(
        'It changes what tmux does, which can be to run commands.',
      ),
    },
    otherwise: 'adds',
  }),
  kubectl: changes(CLUSTER, {
    valued: '-n --namespace --context --cluster --kubeconfig -s --server --user --token --as',
    options: [OTHER_CLUSTER],
    subcommands: {
      rollout: changes(CLUSTER, { subcommands: { 'status history': reads }, otherwise: 'changes' }),
      'get describe logs top explain version api-resources api-versions cluster-info diff events options': {
        risk: 'reads',
        options: [OTHER_CLUSTER],
      },
      auth: changes(CLUSTER, { subcommands: { 'can-i whoami': reads }, otherwise: 'changes' }),
      config: changes('It changes which cluster is used.', {
        subcommands: { 'view get-contexts current-context get-clusters get-users': reads },
        otherwise: 'changes',
      }),
      'delete drain cordon evict': changes('It deletes or stops things in the cluster.', {
        options: [['--all -A --all-namespaces', 'changes', 'It takes all of them.']],
      }),
      exec: changes(CLUSTER, { wraps: true }),
      'apply create edit patch replace scale set label annotate expose run cp port-forward proxy uncordon taint autoscale attach debug':
        changes(CLUSTER),
    },
  }),
  helm: changes(CLUSTER, {
    subcommands: {
      'list ls status get show search history version env template lint verify': {
        risk: 'reads',
        options: [
          ['--post-renderer', 'changes', 'It runs another program.'],
          ['--output-dir', 'changes', 'It writes files.'],
        ],
      },
      repo: adds('It fetches charts.', { subcommands: { 'list ls': reads }, otherwise: 'adds' }),
      'dependency pull': adds('It fetches charts.'),
    },
    otherwise: 'changes',
  }),
  minikube: changes(CLUSTER, { subcommands: { 'status version ip profile': reads }, otherwise: 'changes' }),
  kind: changes(CLUSTER, { subcommands: { 'get version': reads }, otherwise: 'changes' }),
  terraform: changes('It changes infrastructure.', {
    subcommands: {
      'version validate show output providers graph': reads,
      'init plan get': adds('It reads infrastructure and fetches providers.'),
      fmt: changes('It changes files in place.', { harmless: '-check', singleDash: true }),
      state: changes('It changes infrastructure.', {
        subcommands: { 'list show': reads },
        otherwise: 'changes',
      }),
      workspace: changes('It changes infrastructure.', {
        subcommands: { 'list show': reads },
        otherwise: 'changes',
      }),
      destroy: { risk: 'destroys', why: 'It destroys all of the infrastructure.' },
    },
    otherwise: 'changes',
  }),
  tofu: changes('It changes infrastructure.', {
    subcommands: {
      'version validate show output': reads,
      destroy: { risk: 'destroys', why: 'It destroys all of the infrastructure.' },
    },
    otherwise: 'changes',
  }),
  pulumi: changes('It changes infrastructure.', {
    subcommands: {
      'version about': reads,
      preview: adds('It runs the code of the project to see what it would change.'),
      destroy: { risk: 'destroys', why: 'It destroys all of the infrastructure.' },
    },
    otherwise: 'changes',
  }),
  ansible: changes('It changes other machines.', { runs: '-a --args' }),
  'ansible-inventory': reads,
  'ansible-playbook': changes('It changes other machines.', {
    harmless: '--syntax-check --list-hosts --list-tasks',
  }),
  vagrant: changes('It changes virtual machines.', {
    subcommands: {
      'status global-status version': reads,
      ssh: changes('It runs in a virtual machine.', { runs: '-c --command', noHelp: true }),
    },
    otherwise: 'changes',
  }),
  aws: changes(CLOUD, {
    sends: true,
    valued: '--profile --region --output --endpoint-url',
    subcommands: {
      sts: changes(CLOUD, { subcommands: { 'get-caller-identity': reads }, otherwise: 'changes' }),
      s3: changes(CLOUD, { subcommands: { ls: reads }, otherwise: 'changes' }),
      configure: changes('It changes your settings.', {
        subcommands: { 'list get list-profiles': reads },
        otherwise: 'changes',
      }),
    },
    otherwise: 'changes',
    reading: /^[\w-]+ (?:describe|list)-[\w-]+(?= |$)(?!.*--endpoint-url)/,
    options: [['--endpoint-url', 'changes', 'It talks to another server than usual.']],
  }),
  gcloud: changes(CLOUD, {
    sends: true,
    reading:
      /^(?:version|info|(?:config|auth|projects|services|functions) list|(?:compute|container|sql|iam|run|storage|secrets|dns|pubsub) [a-z-]*s (?:list|describe))(?: |$)/,
  }),
  az: changes(CLOUD, {
    sends: true,
    reading:
      /^(?:version|(?:account|group|vm|aks|acr|webapp|functionapp|storage account) (?:list|show))(?: |$)/,
  }),
  gsutil: changes(CLOUD, {
    sends: true,
    subcommands: { 'ls cat stat du version': reads },
    otherwise: 'changes',
  }),
  doctl: changes(CLOUD),
  heroku: changes(CLOUD),
  vercel: changes(CLOUD),
  netlify: changes(CLOUD),
  fly: changes(CLOUD),
  wrangler: changes(CLOUD),
  gh: changes('It changes things on GitHub.', {
    sends: true,
    subcommands: {
      'pr issue run repo release workflow gist': changes('It changes things on GitHub.', {
        subcommands: {
          'list view status diff checks watch': reads,
          delete: changes('It deletes things on GitHub.'),
        },
        otherwise: 'changes',
      }),
      'status browse search': reads,
      auth: changes('It changes how you log in.', { subcommands: { status: reads }, otherwise: 'changes' }),
    },
  }),
  psql: changes('It talks to a database.', { harmless: '-l --list -V --version' }),
  mysql: changes('It talks to a database.', { harmless: '-V --version' }),
  sqlite3: changes('It talks to a database.'),
  mongosh: changes('It talks to a database.'),
  'redis-cli': changes('It talks to a database.'),
  createdb: changes('It creates a database.'),
  createuser: changes('It creates a user of the database.'),
  dropdb: changes('It deletes a database.'),
  dropuser: changes('It deletes a user of the database.'),
  pg_dump: changes('It copies a database.'),
  pg_restore: changes('It writes into a database.'),
  pg_isready: reads,
  mysqldump: changes('It copies a database.'),
  adb: changes('It changes a device.', {
    subcommands: { 'devices version get-state logcat': reads },
    otherwise: 'changes',
  }),
};
