/** A content that the model was shown. */
export interface SeenFile {
  readonly path: string;
  readonly sha256: string;
}

/** Whether this hash of this path was ever handed out. */
export function wasShown(seen: readonly SeenFile[], path: string, hash: string): boolean {
  return seen.some((file) => file.path === path && file.sha256 === hash);
}

/** The table that goes back to the model: the last hash of each file that it was shown, and whether it still holds. */
export function seenTable(
  seen: readonly SeenFile[],
  currentHash: (path: string) => string | undefined,
): { readonly path: string; readonly sha256: string; readonly changed_since: boolean }[] {
  const latest = new Map(seen.map((file) => [file.path, file]));
  return [...latest.values()].map(({ path, sha256 }) => {
    return { path, sha256, changed_since: currentHash(path) !== sha256 };
  });
}
