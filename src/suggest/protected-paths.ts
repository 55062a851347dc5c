/** Files that may be written and "deleted" without any harm. */
export const HARMLESS =
  '/dev/null /dev/zero /dev/full /dev/stdout /dev/stderr /dev/stdin /dev/tty /dev/fd/* /dev/random /dev/urandom /proc/self/fd/* - ';

/** Raw disks, memory and kernel knobs: what is written there goes past every file. */
export const DEVICE =
  /^\/dev\/(?:[shvx]d[a-z]|nvme\d|mmcblk\d|disk|rdisk|loop\d|md\d|dm-|mapper\/|mem$|kmem$|port$|sr\d|nbd\d|zd\d|block\/)|^\/proc\/(?:sysrq-trigger|kcore|sys\/kernel\/)|^\/sys\/firmware/;

/** Folders at the top of a machine: nothing works without them. */
export const TOP_FOLDERS = `
  /bin /boot /dev /etc /home /lib /lib32 /lib64 /libx32 /mnt /media /opt /proc /root /run /sbin /snap /srv /sys /usr /var
  /System /Library /Applications /Users /Volumes /private /cores /c /mnt/c /mnt/d /nix /gnu`;

/** Folders of the system below the top. */
export const SYSTEM_FOLDERS = `
  /bin/** /sbin/** /lib/** /lib32/** /lib64/** /libx32/** /boot/** /proc/** /sys/** /dev/** /System/**
  /etc/* /usr/* /usr/lib/* /usr/local/bin /usr/local/lib /usr/share/* /usr/bin/** /usr/sbin/**
  /var/lib /var/lib/dpkg /var/lib/apt /var/lib/rpm /var/lib/pacman /var/lib/docker /var/lib/mysql /var/lib/postgresql
  /var/lib/systemd /var/log /var/spool /var/mail /var/www /var/run /var/db /private/etc /private/var
  /Library/* /Users/Shared /mnt/c/* /c/* /nix/store /nix/var`;

/** Files that decide who may log in, what starts, and what is mounted. */
export const CRITICAL = `
  /etc/passwd /etc/shadow /etc/group /etc/gshadow /etc/sudoers /etc/sudoers.d/** /etc/fstab /etc/crypttab /etc/pam.d/**
  /etc/pam.conf /etc/ld.so.preload /etc/ld.so.conf /etc/security/** /etc/selinux/config /etc/inittab /etc/subuid /etc/subgid
  /private/etc/passwd /private/etc/sudoers /boot/** /efi/** /proc/sysrq-trigger /proc/sys/kernel/** /lib/modules/**
  /usr/lib/modules/** /bin/* /sbin/* /usr/bin/* /usr/sbin/* /lib/* /lib64/*`;

/** Files that let others log in as you. */
export const LOGINS = '~/.ssh/authorized_keys ~/.ssh/authorized_keys2 ~/.rhosts ~/.shosts /etc/hosts.equiv';

/** Folders in a home that hold what cannot be made again. */
export const KEEPSAKES = `
  ~/.ssh ~/.gnupg ~/.password-store ~/.config ~/.local ~/.local/share ~/Documents ~/Desktop ~/Pictures ~/Music ~/Videos
  ~/Movies ~/Downloads ~/Library ~/Library/Keychains ~/.mozilla ~/.thunderbird ~/.aws ~/.kube ~/.docker`;
