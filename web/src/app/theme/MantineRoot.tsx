import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import './mantine.css';
import {
  createTheme,
  DirectionProvider,
  defaultVariantColorsResolver,
  MantineProvider,
  mergeThemeOverrides,
  type VariantColorResolverResult,
} from '@mantine/core';
import { Outlet } from 'react-router';
import { useAjustes } from '../ajustes/ajustes.ts';

const accent = Array.from({ length: 10 }, () => '#b8480a') as [string, string, ...string[]] &
  [string, string, string, string, string, string, string, string, string, string];

/** Variants of Mantine that would otherwise use its own colours instead of the theme's. */
const ours: Partial<Record<string, VariantColorResolverResult>> = {
  'filled marca': {
    background: 'var(--acento)',
    hover: 'var(--acento-fuerte)',
    color: 'var(--sobre-acento)',
    border: '1px solid transparent',
  },
  'subtle gray': {
    background: 'transparent',
    hover: 'color-mix(in srgb, var(--tinta) 8%, transparent)',
    color: 'var(--tinta-2)',
    border: '1px solid transparent',
  },
};

const theme = createTheme({
  fontFamily: 'var(--letra)',
  headings: { fontFamily: 'var(--letra-titulo)' },
  colors: { marca: accent },
  primaryColor: 'marca',
  defaultRadius: 6,
  respectReducedMotion: true,
  focusRing: 'auto',
  variantColorResolver: (input) => ours[`${input.variant} ${input.color}`] ?? defaultVariantColorsResolver(input),
  components: {
    // Portals go inside the themed area, or popups would take the colours of the page behind it.
    Portal: { defaultProps: { target: '#area' } },
    Button: { defaultProps: { size: 'md' } },
    // 24 px, the smallest touch target (WCAG 2.2).
    Checkbox: { defaultProps: { size: 'md' } },
    TextInput: inputs(),
    PasswordInput: inputs(),
    NativeSelect: inputs(),
    Textarea: inputs(),
  },
});

/** With animations off, overlays open and close without transitions. */
const still = mergeThemeOverrides(
  theme,
  createTheme({
    components: Object.fromEntries(
      ['Modal', 'ModalRoot', 'Drawer', 'DrawerRoot', 'Popover', 'Menu', 'Combobox'].map((name) => [
        name,
        { defaultProps: { transitionProps: { duration: 0 } } },
      ]),
    ),
  }),
);

/** Mantine for screens with forms. The public home stays outside, so it does not load Mantine. */
export function MantineRoot() {
  const { animations } = useAjustes();
  return (
    <DirectionProvider>
      <MantineProvider theme={animations ? theme : still} forceColorScheme="light" getStyleNonce={styleNonce}>
        <Outlet />
      </MantineProvider>
    </DirectionProvider>
  );
}

function inputs() {
  return { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] } } as const;
}

/** Browsers hide the nonce from the attribute; only the property has it. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
