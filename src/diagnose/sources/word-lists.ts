/** Tests and actions of find. */
export const FIND_TESTS: readonly string[] = (
  '-amin -anewer -atime -cmin -cnewer -ctime -daystart -delete -depth -empty -exec -execdir -executable -false -fls -follow ' +
  '-fprint -fstype -gid -group -ilname -iname -inum -ipath -iregex -links -lname -ls -maxdepth -mindepth -mmin -mount -mtime ' +
  '-name -newer -nogroup -not -nouser -ok -okdir -or -and -path -perm -print -print0 -printf -prune -quit -readable -regex ' +
  '-regextype -samefile -size -true -type -uid -user -wholename -writable -xdev -xtype'
).split(' ');

/** Words that date -d understands. */
export const DATE_WORDS: readonly string[] = (
  'today tomorrow yesterday now next last ago year years month months week weeks fortnight day days hour hours minute minutes ' +
  'second seconds noon midnight monday tuesday wednesday thursday friday saturday sunday january february march april may june ' +
  'july august september october november december'
).split(' ');
