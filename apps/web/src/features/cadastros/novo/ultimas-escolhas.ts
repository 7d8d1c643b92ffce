import { lembrarRecente, lerRecentes } from '../../../ui/campos/recentes.ts'
import type { CadastroNovo } from './cadastro-novo.ts'

const CHAVES = { filialId: 'cadastro/filial', tabelaPreco: 'cadastro/tabela' } as const

/** CAD-05 What one registration after another usually has in common, on this machine: proposed to the next, where it still can be chosen. */
export function ultimasEscolhas(filiais: readonly number[]): {
  filialId: number | null
  tabelaPreco: number | null
} {
  const ultima = (campo: keyof typeof CHAVES) => {
    const valor = lerRecentes(CHAVES[campo])[0]?.valor
    return typeof valor === 'number' ? valor : null
  }
  const filialId = ultima('filialId')
  return {
    filialId: filialId !== null && filiais.includes(filialId) ? filialId : null,
    tabelaPreco: ultima('tabelaPreco'),
  }
}

export function lembrarEscolhas({ empresa }: Pick<CadastroNovo, 'empresa'>): void {
  for (const campo of ['filialId', 'tabelaPreco'] as const) {
    const valor = empresa[campo]
    if (valor !== null) lembrarRecente(CHAVES[campo], { valor, nome: '' })
  }
}
