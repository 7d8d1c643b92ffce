import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { ColaboradorGerado } from '../acesso/gerar-colaboradores.ts'
import type { Sorteio } from '../sorteio.ts'

const CARTEIRA_DA_CONTA_DEMO = 40
const PROSPECTS_SEM_REPRESENTANTE = 0.3

type ComFilial = { filiais: readonly number[]; prospect: boolean; atividade: string }

/** Gives each customer a representative of its first branch; the demo account gets a portfolio of known size. */
export function distribuirRepresentantes<T extends ComFilial>(
  clientes: readonly T[],
  colaboradores: readonly ColaboradorGerado[],
  sorteio: Sorteio,
): (T & { representante: string | null })[] {
  const conta = CONTAS_DEMO.find(({ tipo }) => tipo === 'REPRESENTANTE')
  const representantes = colaboradores.filter(({ tipo }) => tipo === 'REPRESENTANTE')
  const filialDaConta = representantes.find(({ cpf }) => cpf === conta?.cpf)?.filiais[0]
  const candidatos = clientes.filter(
    ({ filiais, atividade }) => filiais[0] === filialDaConta && atividade !== 'Consumidor final',
  )
  const daConta = new Set(sorteio.varios(candidatos, CARTEIRA_DA_CONTA_DEMO))

  return clientes.map((cliente) => {
    if (conta && daConta.has(cliente)) return { ...cliente, representante: conta.cpf }
    const semDono = cliente.prospect && sorteio.chance(PROSPECTS_SEM_REPRESENTANTE)
    const daFilial = representantes.filter(
      ({ cpf, filiais }) => cpf !== conta?.cpf && filiais[0] === cliente.filiais[0],
    )
    const representante = semDono || daFilial.length === 0 ? null : sorteio.um(daFilial).cpf
    return { ...cliente, representante }
  })
}
