import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type HtmlTagDescriptor, type Plugin } from 'vite';

const source = readFileSync(createRequire(import.meta.url).resolve('@kadro/ui/boot.js'), 'utf8');
const served = '/boot.js';

interface BootOptions {
  /** The route that renews the session, for an app that takes the answer over. */
  renewal?: string;
}

/** Emits the boot script as a file: it blocks the first paint, and the CSP forbids inline scripts. */
export function bootFile({ renewal }: BootOptions = {}): Plugin {
  const tag = (src: string): HtmlTagDescriptor[] => [
    { tag: 'script', attrs: { src, 'data-renewal': renewal }, injectTo: 'head-prepend' },
  ];
  let base = '/';
  let reference = '';
  return {
    name: 'kadro-boot-file',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: (server) => {
      server.middlewares.use(served, (_request, response) =>
        response.setHeader('content-type', 'text/javascript').end(source),
      );
    },
    buildStart() {
      if (this.environment?.mode !== 'dev') reference = this.emitFile({ type: 'asset', name: 'boot.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        if (!bundle) return tag(served);
        const file = Object.values(bundle).find(
          (output) => output.type === 'asset' && output.names.includes('boot.js'),
        );
        return reference && file ? tag(base + file.fileName) : [];
      },
    },
  };
}
