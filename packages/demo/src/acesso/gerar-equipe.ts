import { gerarTelefone } from '../enderecos/gerar-enderecos.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import { criarSorteio } from '../sorteio.ts'
import type { ColaboradorGerado } from './gerar-colaboradores.ts'

export type FichaDaEquipe = {
  cpf: string
  /** CPF of whom they answer to. */
  supervisor: string | null
  celular: string | null
  codigoOperador: string | null
  matriculaErp: string | null
}

const PRIMEIRO_OPERADOR = 2001
const PRIMEIRA_MATRICULA = 10_301

/** ENT-08 Whom each person answers to, and how the other systems know them; the demo's supervisor leads the demo's team. */
export function gerarEquipe(
  negocio: NegocioDemo,
  colaboradores: readonly ColaboradorGerado[],
): FichaDaEquipe[] {
  const sorteio = criarSorteio(`${negocio}/equipe`)
  const supervisores = colaboradores.filter(({ tipo, ativo }) => tipo === 'SUPERVISOR' && ativo)
  const supervisorDe = ({ tipo, filiais: [sede = 0] }: ColaboradorGerado): string | null => {
    if (tipo !== 'OPERADOR' && tipo !== 'REPRESENTANTE') return null
    // The one who sits there before those who only look after it as well.
    const daSede = supervisores.find(({ filiais }) => filiais[0] === sede)
    return (daSede ?? supervisores.find(({ filiais }) => filiais.includes(sede)))?.cpf ?? null
  }
  return colaboradores.map((pessoa, i) => {
    const vende = ['SUPERVISOR', 'OPERADOR', 'REPRESENTANTE'].includes(pessoa.tipo)
    const daEquipe = pessoa.tipo !== 'CONSUMIDOR_FINAL'
    return {
      cpf: pessoa.cpf,
      supervisor: supervisorDe(pessoa),
      celular: vende ? gerarTelefone(pessoa.telefone.slice(0, 2), sorteio, true) : null,
      codigoOperador: vende ? String(PRIMEIRO_OPERADOR + i) : null,
      matriculaErp: daEquipe ? String(PRIMEIRA_MATRICULA + i * 7) : null,
    }
  })
}
