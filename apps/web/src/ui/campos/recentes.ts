import type { Opcao, ValorDeOpcao } from './opcao.tsx'

const PREFIXO = 'balcao:recentes:'
const QUANTOS = 5

const ehOpcao = (item: unknown): item is Opcao<ValorDeOpcao> =>
  typeof item === 'object' &&
  item !== null &&
  'valor' in item &&
  'nome' in item &&
  typeof item.nome === 'string'

/** Last choices made in a picker on this machine; whatever can't be read counts as none. */
export function lerRecentes<O extends Opcao<ValorDeOpcao>>(chave: string): O[] {
  try {
    const guardadas: unknown = JSON.parse(window.localStorage.getItem(PREFIXO + chave) ?? '[]')
    return Array.isArray(guardadas) ? (guardadas.filter(ehOpcao) as O[]) : []
  } catch {
    return []
  }
}

export function lembrarRecente<O extends Opcao<ValorDeOpcao>>(chave: string, opcao: O): void {
  const outras = lerRecentes<O>(chave).filter(({ valor }) => valor !== opcao.valor)
  try {
    window.localStorage.setItem(PREFIXO + chave, JSON.stringify([opcao, ...outras].slice(0, QUANTOS)))
  } catch {
    // Storage that is full or forbidden costs only the shortcut.
  }
}

/** Names of customers must not outlive the session of who looked them up: called on sign-out. */
export function esquecerRecentes(): void {
  for (const chave of Object.keys(window.localStorage)) {
    if (chave.startsWith(PREFIXO)) window.localStorage.removeItem(chave)
  }
}
