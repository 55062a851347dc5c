/** What is at a path: enough to decide about fixes, nothing that changes it. */
export interface PathInfo {
  readonly kind: 'file' | 'directory' | 'other';
  readonly executable: boolean;
  readonly writable: boolean;
  readonly readable: boolean;
  readonly owner: number;
  readonly size: number;
}

/** The machine as patterns see it: read-only, bounded, synchronous. Examples bring a made-up one. */
export interface World {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Follows links; undefined where nothing is there. Relative paths are from cwd; `~/` is the home. */
  readonly stat: (path: string) => PathInfo | undefined;
  /** Names in a folder, sorted; empty where it can't be read. */
  readonly list: (path: string) => readonly string[];
  /** The first 64 KiB of a text file. */
  readonly read: (path: string) => string | undefined;
  /** Where a symbolic link points; undefined for anything else. */
  readonly link: (path: string) => string | undefined;
  /** Names of executables on PATH, sorted. */
  readonly programs: () => readonly string[];
  /** Where a program is found on PATH. */
  readonly which: (name: string) => string | undefined;
  /** Output of a harmless query, at most 200 ms and 256 KiB; undefined where it failed. Only argv of known read-only queries. */
  readonly probe: (argv: readonly string[]) => string | undefined;
  /** Plain text of a manual page, read from its file; undefined where there is none. */
  readonly manual: (page: string) => string | undefined;
  readonly user: {
    readonly name: string;
    readonly uid: number;
    readonly root: boolean;
    readonly groups: readonly string[];
  };
  /** True where the failure came without its environment: programs and user are then the usual ones, not those of this machine. */
  readonly unseen: boolean;
  readonly os: { readonly platform: string; readonly distro: string; readonly like: readonly string[] };
}
