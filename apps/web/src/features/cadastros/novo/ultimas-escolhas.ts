import { lembrarRecente, lerRecentes } from '../../../ui/campos/recentes.ts'
import type { CadastroNovo } from './cadastro-novo.ts'

const CHAVES = {
  filialId: 'cadastro/filial',
  tabelaPreco: 'cadastro/tabela',
  atividade: 'cadastro/atividade',
  comoConheceu: 'cadastro/como-conheceu',
} as const
type Escolha = keyof typeof CHAVES
const escolhas = Object.keys(CHAVES) as Escolha[]
export type Escolhas = Partial<Record<Escolha, number>>

/** CAD-05 What one registration after another usually has in common, on this machine: proposed to the next, where it still can be chosen. */
export function ultimasEscolhas(filiais: readonly number[]): Escolhas {
  const ultimas = escolhas.flatMap((campo) => {
    const valor = lerRecentes(CHAVES[campo])[0]?.valor
    const serve = typeof valor === 'number' && (campo !== 'filialId' || filiais.includes(valor))
    return serve ? [[campo, valor] as const] : []
  })
  return Object.fromEntries(ultimas)
}

export function lembrarEscolhas({ empresa }: Pick<CadastroNovo, 'empresa'>): void {
  for (const campo of escolhas) {
    const valor = empresa[campo]
    if (valor !== null) lembrarRecente(CHAVES[campo], { valor, nome: '' })
  }
}
