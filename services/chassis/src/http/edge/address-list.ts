import { BlockList, isIP } from 'node:net';

/** Addresses and networks of IPv4 and IPv6. */
export interface AddressList {
  has(address: string): boolean;
}

export const loopback = '127.0.0.0/8,::1';

/** Reads `127.0.0.0/8,::1,10.1.2.3`; an empty text is a list without addresses. @throws RangeError that names what is none */
export function addressList(text: string): AddressList {
  const list = new BlockList();
  for (const entry of text.split(',').map((one) => one.trim())) if (entry !== '') add(list, entry);
  return {
    has: (address) => {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

function add(list: BlockList, entry: string): void {
  const [address = '', prefix, ...more] = entry.split('/');
  const family = isIP(address);
  const bits = family === 6 ? 128 : 32;
  const isGood = family !== 0 && more.length === 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix));
  if (!isGood || Number(prefix ?? 0) > bits) throw new RangeError(`${entry} is no address`);
  list.addSubnet(address, Number(prefix ?? bits), family === 6 ? 'ipv6' : 'ipv4');
}
