import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

export interface ComposeService {
  image: string;
  command?: string[];
  profiles?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  healthcheck?: { test?: unknown; disable?: boolean };
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } };
}

export interface Compose {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
  secrets: Record<string, { file?: string; environment?: string }>;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export const composeFile = here('docker-compose.yml');

/** The compose file with anchors and merges resolved, variables not. */
export function readCompose(): Compose {
  return parse(readFileSync(composeFile, 'utf8'), { merge: true }) as Compose;
}

/** Violations of the compose schema (`compose-spec.json`, Apache-2.0, of compose-go 2.16.2), one line each. */
export function schemaProblems(compose: object): string[] {
  const schema = JSON.parse(readFileSync(here('compose-spec.json'), 'utf8')) as object;
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
  if (validate(compose)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}
