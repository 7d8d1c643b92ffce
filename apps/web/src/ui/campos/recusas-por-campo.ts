/** 'itens.3.obs' → 'itens' */
export const raizDoCampo = (campo: string): string => campo.split('.')[0] ?? campo

/** What was refused of a field or of anything in it: of 'arquivos', also 'arquivos.2'. */
export function recusaDe(raiz: string, campos: Readonly<Record<string, string>>): string | undefined {
  const dele = Object.entries(campos).filter(([campo]) => raizDoCampo(campo) === raiz)
  return dele.length > 0 ? dele.map(([, mensagem]) => mensagem).join(' ') : undefined
}
