import { SUBCOMMANDS } from '../../shell/subcommands.js';
import {
  emptySubmodules,
  filesNamed,
  gitAliases,
  gitBranch,
  gitConfig,
  gitFolder,
  gitRefs,
  lockingProcesses,
  nestedRepositories,
  openConflicts,
} from './git-names.js';
import {
  cargoNames,
  cargoPackages,
  composeServices,
  makeTargets,
  packageKeys,
  workspaceNames,
} from './project-names.js';
import {
  definingFiles,
  foldersWith,
  goFilesDefining,
  includeFolders,
  libraryFolders,
  submoduleOf,
} from './project-paths.js';
import { managedMarkers, pythonModules, pythonSlips, pythonSubmodules, pythonTests } from './python-names.js';
import type { Source } from './source.js';
import { javaHomes } from './system-names.js';

/** Sources that a project answers: its repository, its manifests and its languages' modules. */
export const PROJECT_SOURCES: Readonly<Record<string, Source>> = {
  folder_with: ({ world }, _typed, arg) => foldersWith(world, arg),
  include_folder: ({ world }, _typed, arg) => includeFolders(world, arg),
  library_folder: ({ world }, _typed, arg) => libraryFolders(world, arg),
  defines: ({ world }, _typed, arg) => definingFiles(world, arg),
  module_of: ({ world }, _typed, arg) => submoduleOf(world, arg),
  java_classes: ({ world }) =>
    world.list('.').flatMap((name) => /^(\w+)\.(?:class|java)$/.exec(name)?.[1] ?? []),
  java_homes: ({ world }) => javaHomes(world),
  compose_services: ({ world }) => composeServices(world),
  python_modules: ({ world }) => pythonModules(world),
  /** A well-known module that differs by one slip from a name that is none. */
  python_slip: ({ world }, _typed, arg) => pythonSlips(world, arg),
  python_submodules: ({ world }, _typed, arg) => pythonSubmodules(world, arg),
  python_tests: ({ world }) => pythonTests(world),
  managed_python: ({ world }) => managedMarkers(world),
  git_subcommands: ({ world }) => [
    ...(SUBCOMMANDS.git ?? []),
    ...gitAliases(world),
    ...world.programs().flatMap((name) => (name.startsWith('git-') ? [name.slice(4)] : [])),
  ],
  git_branches: ({ world }) => gitRefs(world, 'refs/heads'),
  git_branch: ({ world }) => [gitBranch(world) ?? []].flat(),
  git_remote_branches: ({ world }) => gitRefs(world, 'refs/remotes'),
  git_tracking: ({ world }) => gitRefs(world, 'refs/remotes').map((name) => name.replace(/^[^/]+\//, '')),
  git_tags: ({ world }) => gitRefs(world, 'refs/tags'),
  git_remotes: ({ world }) =>
    [...gitConfig(world).matchAll(/^\[remote "([^"]+)"\]/gm)].map((match) => match[1] ?? ''),
  git_folder: ({ world }) => [gitFolder(world) ?? []].flat(),
  git_files_named: ({ world }, typed) => filesNamed(world, typed),
  git_open_conflicts: ({ world }) => openConflicts(world),
  git_processes: ({ world }) => lockingProcesses(world),
  empty_submodules: ({ world, output }) => emptySubmodules(world, output),
  nested_repositories: ({ world }) => nestedRepositories(world),
  npm_scripts: ({ world }) => packageKeys(world, 'scripts'),
  /** The name itself, if package.json has such a script. */
  npm_script: ({ world }, _typed, arg) => packageKeys(world, 'scripts').filter((name) => name === arg),
  composer_scripts: ({ world }) => packageKeys(world, 'scripts', 'composer.json'),
  npm_dependencies: ({ world }) =>
    ['dependencies', 'devDependencies'].flatMap((field) => packageKeys(world, field)),
  /** Workspaces of package.json; with a script behind the colon, those that have it. */
  npm_workspaces: ({ world }, _typed, arg) => workspaceNames(world, arg),
  make_targets: ({ world }) => makeTargets(world),
  /** The name itself, if the makefile has such a target. */
  make_target: ({ world }, _typed, arg) => makeTargets(world).filter((target) => target === arg),
  cargo_packages: ({ world }) => cargoPackages(world),
  /** Go files here that define a function. */
  go_defines: ({ world }, _typed, arg) => goFilesDefining(world, arg),
  cargo: ({ world }, _typed, arg) => cargoNames(world, arg),
};
