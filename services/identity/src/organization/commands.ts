import { changeOrganizationCommand } from './change/command.ts';
import { changeMobileSettingsCommand } from './mobile-settings/command.ts';

export const organizationCommands = [changeOrganizationCommand, changeMobileSettingsCommand];
