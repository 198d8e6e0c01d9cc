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
import { useAjustes } from '../../lib/ajustes.ts';

const accent = Array.from({ length: 10 }, () => '#b8480a') as [string, string, ...string[]] &
  [string, string, string, string, string, string, string, string, string, string];

/** What Mantine would draw in colours of its own, in whatever theme it stands. */
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
    // What floats stands inside the themed area, or it would be drawn in the colours of the page behind it.
    Portal: { defaultProps: { target: '#area' } },
    Button: { defaultProps: { size: 'md' } },
    // 24 px: what a finger needs.
    Checkbox: { defaultProps: { size: 'md' } },
    TextInput: inputs(),
    PasswordInput: inputs(),
    NativeSelect: inputs(),
    Textarea: inputs(),
  },
});

/** When nothing may move, what floats neither comes nor goes in time. */
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

/** Screens with forms stand inside it; the public home does not, and so does not load it. */
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

/** The browser hides the value from the attribute, and keeps it in the property. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
