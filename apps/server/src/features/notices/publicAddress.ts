/** Which addresses a server may send to when a stranger names the receiver: only those of the public internet. */

import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks for special purposes: this machine, private, link-local (also metadata of clouds), tests, groups. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Public IPv6 addresses are all in here. */
const GLOBAL_V6 = ['2000::/3'];

/** Those among them that lead elsewhere: protocols, Teredo, documentation, IPv4 addresses in IPv6 ones. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const specialV4 = listOf(SPECIAL_V4, 'ipv4');
const globalV6 = listOf(GLOBAL_V6, 'ipv6');
const specialV6 = listOf(SPECIAL_V6, 'ipv6');

/** IPv4 addresses written as IPv6 ones are refused with everything else outside the global network. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4');
  return isIPv6(address) && globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
};
