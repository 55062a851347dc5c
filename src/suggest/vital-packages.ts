/** Packages without which a system cannot start, log anyone in, or repair itself. */
export const VITAL_PACKAGES = `
  libc6 libc-bin libc glibc musl bash dash sh coreutils uutils-coreutils util-linux systemd systemd-sysv init sysvinit-core openrc
  udev dpkg apt libapt-pkg rpm dnf yum zypper pacman apk-tools filesystem base base-files base-passwd login passwd shadow pam
  libpam-modules libpam-runtime sudo mount grub grub-pc grub-efi-amd64 grub2 linux linux-lts linux-image-amd64 linux-image-generic
  kernel kernel-core ld-linux openssl libssl3 python3-minimal perl-base`;
