import { type ServiceRuntime } from '@kadro/chassis';
import { type DemoStage, type DemoWorld } from '@kadro/kernel';
import { seedLeave } from './index.ts';

export async function seed({ runtime, during, world }: DemoStage<ServiceRuntime>): Promise<Partial<DemoWorld>> {
  const { companies = [], declareHoliday } = world;
  if (!declareHoliday) throw new Error('the demo has nobody who keeps holidays');
  const refused = await seedLeave({ runtime, during, declare: declareHoliday }, companies);
  if (refused.length > 0) runtime.logger.warn({ refused }, 'the demo asked for leave that the rules refuse');
  return {};
}
