import { cortar } from '@balcao/dominio/formatos/cortar'

/** Text of somebody else as a field of ours takes it: on one line, without what no database keeps, and not longer than that. */
export const linha = (texto: string | null | undefined, maximo: number): string =>
  cortar(
    (texto ?? '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out.
      .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
      .trim(),
    maximo,
  ).trimEnd()
