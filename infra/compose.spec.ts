import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { type ComposeService, readCompose, schemaProblems } from './compose.ts';

const compose = readCompose();
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === 'kadro');
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const broken = (change: object) => ({
  ...compose,
  services: { ...compose.services, redis: { ...compose.services.redis, ...change } },
});

describe('the compose file', () => {
  it('fits the schema of the specification', () => expect(schemaProblems(compose)).toEqual([]));

  it.each([
    ['a key that nobody knows', { restrat: 'always' }],
    ['a wrong type', { healthcheck: 'curl' }],
  ])('would not fit with %s', (_what, change) => expect(schemaProblems(broken(change))).not.toEqual([]));

  it('has the engines, a process per service, workers apart, and what looks on in a profile of its own', () => {
    const usual = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
    expect(usual.sort()).toEqual([
      'attendance',
      'attendance-worker',
      'eventstore',
      'gateway',
      'identity',
      'identity-worker',
      'kafka',
      'leave',
      'leave-worker',
      'mongodb',
      'redis',
    ]);
    expect(
      services
        .filter(([, { profiles }]) => profiles?.join() === 'observe')
        .map(([name]) => name)
        .sort(),
    ).toEqual(['grafana', 'prometheus', 'traces']);
  });

  it('declares every volume, network and secret that is used', () => {
    const used = (of: (service: ComposeService) => readonly string[] | undefined) =>
      [...new Set(services.flatMap(([, service]) => of(service) ?? []))].sort();
    expect(used(({ networks }) => networks)).toEqual(Object.keys(compose.networks).sort());
    expect(used(({ secrets }) => secrets)).toEqual(Object.keys(compose.secrets).sort());
    expect(
      used(({ volumes }) => volumes?.map((one) => one.split(':')[0]!).filter((one) => !one.startsWith('.'))),
    ).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe.each(services)('%s', (name, service) => {
  it('tells whether it is well', () => expect(service.healthcheck?.test).toBeDefined());
  it('has limits', () =>
    expect(Object.keys(service.deploy?.resources?.limits ?? {}).sort()).toEqual(['cpus', 'memory', 'pids']));
  it('is not root and cannot become it', () => {
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect([service.cap_drop, service.security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
  });
  it('is of a stated version', () => expect(service.image === 'kadro' || /:v?\d+\.\d+/.test(service.image)).toBe(true));
  it('keeps nothing but in named volumes', () =>
    expect((service.volumes ?? []).filter((one) => !/^[a-z-]+:\//.test(one) && !one.endsWith(':ro'))).toEqual([]));
  it('has no password in its settings', () => {
    const entries = Object.entries(service.environment ?? {});
    expect(
      entries.filter(
        ([key, value]) =>
          /password|secret|token|master_key/i.test(key) &&
          !(key.endsWith('_FILE') && value.startsWith('/run/secrets/')),
      ),
    ).toEqual([]);
    expect(
      [...entries.map(([, value]) => value), ...(service.command ?? [])].filter((text) =>
        /:\/\/[^/]*@|requirepass/.test(text),
      ),
    ).toEqual([]);
  });
  it(
    name === 'gateway' || name === 'grafana' ? 'is reached from this machine only, unless told' : 'publishes no port',
    () => {
      const published = {
        gateway: ['${KADRO_PUBLISH:-127.0.0.1:3000}:3000'],
        grafana: ['127.0.0.1:${GRAFANA_PORT:-3100}:3000'],
      }[name];
      expect(service.ports).toEqual(published);
    },
  );
  it('is in a network without a way out, where it is not published', () => {
    const open = service.networks!.filter((one) => !compose.networks[one]!.internal);
    expect(open).toEqual(service.ports ? ['front'] : []);
  });
});

describe.each(ours)('%s of ours', (_name, service) => {
  it('has a root that nobody writes', () => expect(service.read_only).toBe(true));
  it('starts a file that is there', () =>
    expect(existsSync(new URL(`../${service.command!.at(-1)}`, import.meta.url))).toBe(true));
});

describe('secrets', () => {
  it('are files outside the repository, all made by the script', () => {
    const made = /for name in (.*); do/.exec(read('make-secrets.sh'))![1]!.split(' ');
    expect(compose.secrets).toEqual(Object.fromEntries(made.map((name) => [name, { file: `./secrets/${name}` }])));
    expect(read('../.gitignore')).toContain('/infra/secrets/');
  });
});

describe('what looks on', () => {
  const { scrape_configs: scraped } = parse(read('prometheus/prometheus.yml')) as {
    scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  const targets = scraped.flatMap((one) => one.dns_sd_configs).map(({ names, port }) => [names[0], String(port)]);

  it('asks every process of ours at its port', () =>
    expect(Object.fromEntries(targets)).toEqual(
      Object.fromEntries(ours.map(([name, { environment }]) => [name, environment!.KADRO_PORT])),
    ));

  it('shows only figures that the processes have', () => {
    const source = read('../services/chassis/src/observe/metrics.ts');
    const shown = new Set(
      read('grafana/dashboards/kadro.json')
        .match(/kadro_[a-z_]+/g)!
        .map((one) => one.replace(/_(count|bucket|sum)$/, '')),
    );
    expect([...shown].filter((one) => !source.includes(`'${one}'`))).toEqual([]);
    expect(shown.size).toBeGreaterThan(8);
  });
});

describe('the image', () => {
  const lines = read('Dockerfile').split('\n');

  it('ends on debian-slim, as somebody who is not root', () => {
    expect(lines.filter((line) => line.startsWith('FROM')).at(-1)).toBe('FROM debian:${DEBIAN}');
    expect([
      lines.find((line) => line.startsWith('ARG DEBIAN')),
      lines.filter((line) => line.startsWith('USER')),
    ]).toEqual(['ARG DEBIAN=trixie-slim', ['USER 10001:10001']]);
  });
  it('copies only what there is', () => {
    const sources = lines
      .filter((line) => /^COPY (?!--from|\. )/.test(line))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.filter((one) => !existsSync(new URL(`../${one}`, import.meta.url)))).toEqual([]);
  });
});
