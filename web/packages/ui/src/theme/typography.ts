import { tokens, type Density, type TypeStep } from '../tokens/values.ts';
import { type UiLanguage } from './languages.ts';
import { phone } from '../tokens/vars.ts';

const rem = (pixels: number) => `${pixels / 16}rem`;

/** One step of the type scale as CSS; Arabic is a step larger, airier, untracked and never heavier than 600. */
export function typeStep(step: TypeStep, language: UiLanguage) {
  const { size, line, weight, tracking } = tokens.type.scale[step];
  const { sizeStep, lineFactor, tracking: none, weightMax } = tokens.type.arabic;
  return language === 'ar'
    ? {
        fontSize: rem(size + sizeStep),
        lineHeight: rem(Math.round(line * lineFactor)),
        fontWeight: Math.min(weight, weightMax),
        letterSpacing: none,
      }
    : { fontSize: rem(size), lineHeight: rem(line), fontWeight: weight, letterSpacing: tracking };
}

/** The font stack of a language; the adjusted fallback is used until Inter is loaded, so nothing moves. */
export const fontFamilyOf = (language: UiLanguage) =>
  tokens.type.family[language === 'ar' ? 'arabic' : 'latin'].replace('system-ui', '"Inter Fallback", system-ui');

export function typographyOf(language: UiLanguage, density: Density) {
  const step = (name: TypeStep) => typeStep(name, language);
  const body = density === 'console' ? step('dense') : { ...step('body'), [phone]: step('bodyPhone') };
  return {
    fontFamily: fontFamilyOf(language),
    fontWeightRegular: tokens.type.scale.body.weight,
    fontWeightMedium: tokens.type.scale.strong.weight,
    fontWeightBold: step('title').fontWeight,
    h1: { ...step('title'), [phone]: { fontSize: rem(language === 'ar' ? 23 : 22), lineHeight: rem(28) } },
    h2: step('section'),
    h3: step('strong'),
    h4: step('strong'),
    h5: step('strong'),
    h6: step('strong'),
    subtitle1: step('strong'),
    subtitle2: { ...step('dense'), fontWeight: tokens.type.scale.strong.weight },
    body1: body,
    body2: step('dense'),
    caption: step('label'),
    overline: { ...step('label'), textTransform: 'none' as const },
    button: { ...step('strong'), textTransform: 'none' as const },
    figure: { ...step('figure'), fontVariantNumeric: 'tabular-nums' },
    figureSmall: { ...step('figureSmall'), fontVariantNumeric: 'tabular-nums' },
    title: step('title'),
    section: step('section'),
    strong: step('strong'),
    dense: step('dense'),
    label: step('label'),
    tick: { ...step('tick'), fontVariantNumeric: 'tabular-nums', [phone]: step('label') },
  };
}
