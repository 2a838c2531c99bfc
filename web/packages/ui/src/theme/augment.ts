import { type PaletteColor, type SimplePaletteColorOptions } from '@mui/material/styles';
import { type Density } from '../tokens/values.ts';
import { type KadroPalette } from './palette.ts';

type OwnPalette = Pick<KadroPalette, 'ink' | 'status' | 'day' | 'feedback' | 'avatar' | 'chart' | 'shadow'>;
type OwnVariant = 'figure' | 'figureSmall' | 'title' | 'section' | 'strong' | 'dense' | 'label' | 'tick';
type OwnStyles = Record<OwnVariant, React.CSSProperties>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnPalette {
    approved: PaletteColor;
    detail: PaletteColor;
    denied: PaletteColor;
    frame: PaletteColor;
  }
  interface PaletteOptions extends Partial<OwnPalette> {
    approved?: SimplePaletteColorOptions;
    detail?: SimplePaletteColorOptions;
    denied?: SimplePaletteColorOptions;
    frame?: SimplePaletteColorOptions;
  }
  interface TypographyVariants extends OwnStyles {}
  interface TypographyVariantsOptions extends Partial<OwnStyles> {}
  interface Theme {
    density: Density;
  }
  interface ThemeOptions {
    density?: Density;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    approved: true;
    detail: true;
    denied: true;
  }
  interface ButtonPropsVariantOverrides {
    tinted: true;
  }
}
