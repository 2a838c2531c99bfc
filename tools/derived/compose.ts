import { addressSetting } from '@kadro/chassis/cluster';
import { type ServiceDescription } from '../../services/entry.ts';
import { workerOffset } from '../../infra/cluster.ts';
import { type DerivedFile, withSection } from './section.ts';

const processes = ({ name, port }: ServiceDescription) => [
  { name, service: name, role: 'api', port },
  { name: `${name}-worker`, service: name, role: 'worker', port: port + workerOffset },
];

const processLines = ({ name, service, role, port }: ReturnType<typeof processes>[number]): string[] => [
  '',
  `${name}:`,
  '  <<: *service',
  `  command: [node, services/${service}/src/main.ts]`,
  `  environment: { <<: *engines, KADRO_ROLE: ${role}, KADRO_PORT: '${port}' }`,
];

/** Two processes per service, their addresses, and the gateway's dependencies. */
export const compose: DerivedFile = {
  path: 'infra/docker-compose.yml',
  content: (current, list) => {
    const addresses = list.map(({ name, port }) => `${addressSetting(name)}: http://${name}:${port}`);
    const awaited = list.map(({ name }) => `${name}: { condition: service_healthy }`);
    const dependent = withSection(withSection(current, 'addresses', addresses), 'awaited', awaited);
    return withSection(dependent, 'processes', list.flatMap(processes).flatMap(processLines));
  },
};

export const prometheus: DerivedFile = {
  path: 'infra/prometheus/prometheus.yml',
  content: (current, list) =>
    withSection(
      current,
      'processes',
      list
        .flatMap(processes)
        .flatMap(({ name, port }) => [
          `- job_name: ${name}`,
          `  dns_sd_configs: [{ names: [${name}], type: A, port: ${port} }]`,
        ]),
    ),
};
