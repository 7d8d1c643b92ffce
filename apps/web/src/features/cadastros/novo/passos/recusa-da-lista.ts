import { recusaDe } from '../../../../ui/campos/recusas-por-campo.ts'

/** What is wrong with a list as a whole, with any of its items, or with what was typed and not added. */
export const recusaDaLista = (
  raiz: string,
  digitado: string,
  problemas: Readonly<Record<string, string>>,
): string | undefined => problemas[digitado] ?? recusaDe(raiz, problemas)
