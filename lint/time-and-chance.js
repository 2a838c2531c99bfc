/**
 * Time, chance and waiting come through the ports `clock`, `ids` and `wait`, so that years can be simulated from a seed.
 * `randomBytes` and `randomInt` stay allowed for secrets (tokens, keys, nonces).
 */
const properties = new Map([
  ['Temporal.Now', 'clock'],
  ['Date.now', 'clock'],
  ['Math.random', 'ids'],
  ['crypto.randomUUID', 'ids'],
  ['AbortSignal.timeout', 'wait'],
  ...['setTimeout', 'setInterval'].map((name) => [`globalThis.${name}`, 'wait']),
]);
const calls = new Set(['setTimeout', 'setInterval']);
const imports = new Map([
  ...['node:timers', 'node:timers/promises', 'timers', 'timers/promises'].map((from) => [from, calls]),
  ...['node:crypto', 'crypto'].map((from) => [from, new Set(['randomUUID', 'randomUUIDv7'])]),
]);

const noDirectTime = {
  create(context) {
    const report = (node, what, port) => context.report({ node, message: `${what} goes through the port ${port}.` });
    return {
      MemberExpression(node) {
        const what = `${node.object.name}.${node.property.name}`;
        if (properties.has(what)) report(node, what, properties.get(what));
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'new Date()', 'clock');
      },
      CallExpression(node) {
        if (calls.has(node.callee.name)) report(node, node.callee.name, 'wait');
      },
      ImportDeclaration({ source, specifiers }) {
        for (const one of specifiers)
          if (imports.get(source.value)?.has(one.imported?.name ?? ''))
            report(one, `${one.imported.name} of ${source.value}`, calls.has(one.imported.name) ? 'wait' : 'ids');
      },
    };
  },
};

export default { meta: { name: 'kadro' }, rules: { 'no-direct-time': noDirectTime } };
